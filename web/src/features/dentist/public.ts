export { DentistDrawer } from './components/dentist-drawer.tsx';
