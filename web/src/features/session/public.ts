export { AccountField } from './components/account-field.tsx';
export { Brand, FootLinks, PageChoices } from './components/public-page.tsx';
export { ReadingFrame } from './components/reading-frame.tsx';
export { Sessions } from './components/sessions.tsx';
export { SignInFrame } from './components/sign-in-frame.tsx';
export { default as signInForm } from './components/sign-in-form.module.css';
export type { SignInHandover } from './screens/sign-in-page.tsx';
export { signOut } from './sign-out.ts';
