export { OrderLine } from './components/order-line.tsx';
export { orderPath, ordersWithPath } from './order-paths.ts';
