export { LikesList } from './components/likes-list.tsx';
export { EditLikes } from './components/edit-likes.tsx';
export { likesQuery } from './likes.queries.ts';
