export { ViewMenu } from './components/view-menu.tsx';
export { viewsQuery } from './view.queries.ts';
export { viewTab } from './view-tab.ts';
