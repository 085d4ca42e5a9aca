export { free, release, reserve, useReserved } from './storage.repository.ts';
