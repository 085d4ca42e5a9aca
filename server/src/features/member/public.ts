export { memberNameIn, namesOf, searchNames } from './member-names.repository.ts';
