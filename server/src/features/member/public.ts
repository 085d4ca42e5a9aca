export { hasColleague } from './member.repository.ts';
export { memberNameIn, namesOf, searchNames } from './member-names.repository.ts';
export { listHolders, listToldMembers } from './told-members.repository.ts';
