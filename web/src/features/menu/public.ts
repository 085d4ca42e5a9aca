export { menuIcon } from './menu-icons.ts';
export { menuTitle } from './menu-titles.ts';
export { userMenuQuery } from './menu.queries.ts';
