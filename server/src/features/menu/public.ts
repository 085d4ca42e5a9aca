export { listAvailableEntries, listMenuEntries, type MenuRow } from './menu.repository.ts';
