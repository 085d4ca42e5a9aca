export { free, release, reserve, settle } from './storage.repository.ts';
