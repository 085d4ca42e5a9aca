export { refusalText } from './password-refusal.ts';
export { roleTitle } from './role-titles.ts';
