import cartwheel from 'virtual:icon/cartwheel';
import rider from 'virtual:icon/cloaked-figure-on-horseback';
import contract from 'virtual:icon/contract';
import crown from 'virtual:icon/crown';
import horse from 'virtual:icon/horse-head';
import quill from 'virtual:icon/scroll-quill';
import scroll from 'virtual:icon/scroll-unfurled';
import scales from 'virtual:icon/scales';
import seal from 'virtual:icon/wax-seal';
import speaker from 'virtual:icon/public-speaker';
import tag from 'virtual:icon/price-tag';
import wagon from 'virtual:icon/old-wagon';
import warehouse from 'virtual:icon/warehouse';
import axe from 'virtual:icon/broken-axe';

/** The emblem of every card. */
export const CARD_ICONS: Record<string, string> = {
  courier: rider,
  express_courier: rider,
  cartwright: cartwheel,
  great_cartwright: wagon,
  office: scales,
  great_office: scales,
  cheap_purchase: tag,
  warehouse_sale: warehouse,
  fresh_horses: horse,
  broken_axle: axe,
  market_rumour: speaker,
  loading_permit: contract,
  city_charter: scroll,
  patron_favour: crown,
  letter_of_exchange: quill,
};
export const CARD_BACK = seal;
