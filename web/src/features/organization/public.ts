export { companyInfoQuery } from './organization.queries.ts';
