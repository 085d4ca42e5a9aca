export { PartnerName, usePlace } from './components/partner-name.tsx';
export { AutoAccept } from './components/auto-accept.tsx';
export { NewCode } from './components/new-code.tsx';
export { livePartnersQuery, partnersQuery } from './partner.queries.ts';
