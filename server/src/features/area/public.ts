export { isCountry } from './areas.ts';
