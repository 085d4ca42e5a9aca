/**
 * Filters whose removal changes nothing, by their names in `mutation.ts`, with the reason. A filter implied by its
 * neighbors is also removed together with them, and that mutant is caught.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'credentials.repository.ts expectedUploads':
    'only objects below the prefix of the organization are looked up, and no row of another names one of them',
  'totp.repository.ts replaceSecret':
    'the secret that is replaced was sealed for this member: no other row has the same bytes',
  'member.repository.ts lockActiveAdministrators':
    'role.org_id = member.org_id follows from membersOf and from role.org_id = caller.orgId',
  'member.repository.ts lockActiveAdministrators 2':
    'role.org_id = caller.orgId follows from membersOf and from role.org_id = member.org_id',
  'case.repository.ts findCases':
    'the bucket follows from the organization that allCasesOf names; it is there for the index',
  'seed-cases.repository.ts seedCase':
    'the id was made a moment before, in the same transaction: no other row has it',
  'invited-address.repository.ts wantsNoInvitations':
    'the site alone has rows of this table: the only function that adds one does so as the site',
  'needed.repository.ts fileKeys':
    'only objects below the prefix of the organization are looked up, and no row of another names one of them',
  'needed.repository.ts pictureKeys': 'as fileKeys',
  'needed.repository.ts scanKeys': 'as fileKeys',
  'needed.repository.ts scanKeys 2': 'as fileKeys',
  'needed.repository.ts scanKeys (all 2)': 'as fileKeys',
  'needed.repository.ts paperKeys': 'as fileKeys',
  'needed.repository.ts uploadsUnderWay':
    'only uploads below the prefix of the organization are looked up, and no row of another names one of them',
};
