import axe from 'virtual:icon/broken-axe';
import contract from 'virtual:icon/contract';
import crown from 'virtual:icon/crown';
import horse from 'virtual:icon/horse-head';
import speaker from 'virtual:icon/public-speaker';
import quill from 'virtual:icon/scroll-quill';
import scroll from 'virtual:icon/scroll-unfurled';
import seal from 'virtual:icon/wax-seal';

/** The emblems of the influence cards, which nobody has at first, and of their back. */
export const INFLUENCE: Record<string, string> = {
  fresh_horses: horse,
  broken_axle: axe,
  market_rumour: speaker,
  loading_permit: contract,
  city_charter: scroll,
  patron_favour: crown,
  letter_of_exchange: quill,
  back: seal,
};
