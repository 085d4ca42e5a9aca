export { searchPartners } from './search-partners.ts';
