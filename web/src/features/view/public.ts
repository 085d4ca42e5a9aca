export { DeleteView } from './components/delete-view.tsx';
export { SaveView } from './components/save-view.tsx';
export { viewsQuery } from './view.queries.ts';
