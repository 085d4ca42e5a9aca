export { currentAgreements } from './app-config.repository.ts';
