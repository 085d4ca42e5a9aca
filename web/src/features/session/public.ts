export { SignOutButton } from './components/sign-out-button.tsx';
export { SignInPage } from './screens/sign-in-page.tsx';
