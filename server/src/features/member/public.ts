export { memberDeleted, memberDisabled, memberRoleChanged } from './member.events.ts';
export { hasColleague } from './member.repository.ts';
export { memberNameIn, namesOf, searchNames } from './member-names.repository.ts';
export { listHolders, listToldMembers, type ToldMember } from './told-members.repository.ts';
