export { seedAcceptances } from './agreement.repository.ts';
