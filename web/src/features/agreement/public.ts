export { AGREEMENT_WORDS } from './agreement-words.ts';
export { AgreementTick, type RequiredAgreement } from './components/agreement-tick.tsx';
