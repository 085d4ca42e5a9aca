export { InviteDrawer } from './components/invite-drawer.tsx';
