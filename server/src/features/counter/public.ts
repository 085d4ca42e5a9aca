export { receivedByWeek, sumByPartner, type Counted } from './counter.repository.ts';
