export { MenuList } from './components/menu-list.tsx';
export { userMenuQuery } from './menu.queries.ts';
