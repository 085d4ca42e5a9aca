export { useFound } from './use-found.ts';
