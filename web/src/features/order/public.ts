export { OrderLine } from './components/order-line.tsx';
export { orderPath } from './order-paths.ts';
