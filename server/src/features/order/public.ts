export {
  findAddressOfClinic,
  listClinicsOfDentist,
  listDentistsOfClinic,
  readOrdersOfClinics,
  type OrdersOfClinic,
} from './customer-orders.repository.ts';
export { countDays, findCountedEntry, type CountedDay, type Counting } from './counted-entries.repository.ts';
export { orderChanged, type OrderChanged } from './order.events.ts';
export { searchOrders } from './search-orders.ts';
export type { OrderSeedStep, SeededPerson } from './seed-order.ts';
export { seedOrders, type OrderSeed } from './seed-orders.repository.ts';
