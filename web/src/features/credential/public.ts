export { PasskeyReview } from './components/passkey-review.tsx';
export { signInMethodsQuery } from './credential.queries.ts';
