export { namesOf } from './member-names.repository.ts';
