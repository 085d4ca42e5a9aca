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
  'seed-orders.repository.ts changePlan': 'as seedCase',
  'seed-orders.repository.ts takeStep': 'as seedCase',
  'seed-orders.repository.ts saveState': 'as seedCase',
  'ordered-works.repository.ts readOrderedWorks': 'the clinic of both rows is named, and the order is one',
  'ordered-works.repository.ts readOrderedWorks 2': 'as readOrderedWorks',
  'ordered-works.repository.ts readOrderedWorks 3': 'as readOrderedWorks',
  'order-print.repository.ts findSame':
    'who asked is a member of one organization: no row of another names the same one',
  'order-list.repository.ts listAskedDentists':
    'a dentist too many changes nothing: what waits is looked for among the own orders',
  'counted-entries.repository.ts entriesOf 3':
    'follows from the order and the other side of the entry around it',
  'counted-entries.repository.ts entriesOf 4': 'follows from the order and the clinic of the entry around it',
  'lab-order-list.repository.ts listToPlan': 'the lab of all three rows and the id leave no other order',
  'lab-order-list.repository.ts listToPlan 2': 'as listToPlan',
  'lab-order-list.repository.ts listToPlan 3': 'as listToPlan',
  'lab-order-list.repository.ts listToPlan 4': 'as listToPlan',
  'lab-order-list.repository.ts listToPlan 5': 'as listToPlan',
  'open-work.repository.ts listPreparedOf': 'both sides of it are the clinic by a filter of their own',
  'open-work.repository.ts listPreparedOf 2': 'follows from the order, whose clinic is the same',
};
