export { searchOrders } from './search-orders.ts';
export type { OrderSeedStep, SeededPerson } from './seed-order.ts';
export { seedOrders, type OrderSeed } from './seed-orders.repository.ts';
