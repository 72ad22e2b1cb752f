import coins from 'virtual:icon/two-coins';
import diamond from 'virtual:icon/cut-diamond';
import seal from 'virtual:icon/wax-seal';

/** An eight-sided ruby on 512 x 512, drawn like the borrowed icons. */
export const RUBY =
  'M160 32h192l128 128v192L352 480H160L32 352V160zM178 72L72 178v156l106 106h156l106-106V178L334 72zM196 112h120l84 84v120l-84 84H196l-84-84V196z';

/** What is bargained with, as it looks in an offer. */
export const LOOKS = {
  coins: { icon: coins, tint: '#9a6d12' },
  diamonds: { icon: diamond, tint: '#1f7486' },
  rubies: { icon: RUBY, tint: '#a3241d' },
  vetoes: { icon: seal, tint: '#a3241d' },
};
