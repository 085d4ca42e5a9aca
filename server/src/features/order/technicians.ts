/** The entry of the menu that says who works on orders. */
export const TECHNICIANS_HOLD = 'orders.process';
