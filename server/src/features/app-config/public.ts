export { currentAgreements, registerVersion } from './app-config.repository.ts';
