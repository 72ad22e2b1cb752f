import cartwheel from 'virtual:icon/cartwheel';
import rider from 'virtual:icon/cloaked-figure-on-horseback';
import scales from 'virtual:icon/scales';
import tag from 'virtual:icon/price-tag';
import wagon from 'virtual:icon/old-wagon';
import warehouse from 'virtual:icon/warehouse';

/** The emblems of the investment cards. */
export const INVESTMENTS: Record<string, string> = {
  courier: rider,
  express_courier: rider,
  cartwright: cartwheel,
  great_cartwright: wagon,
  office: scales,
  great_office: scales,
  cheap_purchase: tag,
  warehouse_sale: warehouse,
};
