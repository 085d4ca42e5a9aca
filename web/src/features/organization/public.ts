export { AddressFields } from './components/address-fields.tsx';
export { MissingItems } from './components/missing-items.tsx';
export { TimeZoneField } from './components/time-zone-field.tsx';
export { companyInfoQuery } from './organization.queries.ts';
