export { namesOf, searchNames } from './member-names.repository.ts';
