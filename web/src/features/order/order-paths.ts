export const ORDER_LIST = '/order-management';
export const ORDER_PATTERN = `${ORDER_LIST}/detail/:id`;
export const NEW_ORDER = `${ORDER_LIST}/new`;
/** The list, narrowed to one partner. */
export const PARTNER = 'partner';
export const ordersWithPath = (companyCode: string): string =>
  `${ORDER_LIST}?${new URLSearchParams({ [PARTNER]: companyCode }).toString()}`;
export const orderPath = (orderId: string): string => `${ORDER_LIST}/detail/${orderId}`;
/** Where an order that is with the clinic is prepared and sent, and one that waits for the lab is changed. */
export const preparePath = (orderId: string): string =>
  `${NEW_ORDER}?${new URLSearchParams({ order: orderId }).toString()}`;
