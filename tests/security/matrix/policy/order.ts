import { CLINIC, CUSTOMERS, LAB, type PolicyRow } from './row.ts';

/** What cannot be told from what does not exist: orders of others and beyond the scope of the caller's role. */
const HIDDEN = { beyondScope: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
const alike = Object.keys(HIDDEN);
const OLDER = { older: 'orderStateConflict' } as const;

const reading = { who: 'order:record:read', types: CUSTOMERS, ofTwo: true } as const;
const preparing = { who: 'order:record:save', types: CLINIC } as const;
/** What is planned is empty, and was not shown: whoever may send it is told so. */
const releasing = { who: 'order:record:release', types: CLINIC, complete: true } as const;

const working = { who: 'order:record:process', types: LAB } as const;
const dating = { who: 'order:record:dates', types: LAB } as const;
const ending = { who: 'order:record:reject', types: LAB } as const;
const shipping = { who: 'order:record:ship', types: LAB } as const;

/** Answered order by order. */
const byItem = { own: 'ok', older: 'ok', beyondScope: 'ok', foreign: 'ok', unknown: 'ok' } as const;

export const orderPolicy: Readonly<Record<string, PolicyRow>> = {
  'order/listByPage': {
    ...reading,
    forms: {
      own: 'ok',
      beyondScope: 'ok',
      foreign: 'ok',
      missing: 'ok',
      collidingName: 'ok',
      collidingTray: 'ok',
      plannedByTwins: 'ok',
      waitsByTwins: 'ok',
      askedOfTwins: 'ok',
      proposedByTwins: 'ok',
      ofTheirPatient: 'ok',
      listedTray: 'ok',
    },
  },
  'order/count': {
    ...reading,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'order/load': {
    who: 'order:record:read',
    types: LAB,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok' },
  },
  'order/detail': {
    ...reading,
    forms: {
      own: 'ok',
      bare: 'ok',
      unassigned: 'ok',
      withTheirPaper: 'ok',
      revised: 'ok',
      beyondScopeOfTwins: 'notFound',
      ...HIDDEN,
    },
    alike: ['beyondScopeOfTwins', ...alike],
  },
  'order/open': { ...reading, forms: { own: 'ok', ...HIDDEN }, alike },
  'order/downloadFile': {
    ...reading,
    forms: { own: 'ok', otherFile: 'notFound', ...HIDDEN },
    alike: ['otherFile', ...alike],
  },
  'order/save': {
    ...preparing,
    forms: { own: 'ok', existing: 'ok', older: 'orderPlanIsNewer', foreignDentist: 'notFound', ...HIDDEN },
    alike: ['foreignDentist', ...alike],
  },
  'order/save_attachments': {
    ...preparing,
    forms: { own: 'ok', withPaper: 'ok', foreignFile: 'notFound', ...HIDDEN },
    alike: ['foreignFile', ...alike],
  },
  'order/askRelease': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/cancel': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/copy': { ...preparing, forms: { own: 'ok', ...HIDDEN }, alike },
  'order/discard': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/send': { ...releasing, forms: { own: 'orderPlanIsNewer', ...OLDER, ...HIDDEN }, alike },
  'order/release': { ...releasing, forms: { own: 'orderPlanIsNewer', ...OLDER, ...HIDDEN }, alike },
  'order/edit': {
    ...releasing,
    forms: { own: 'orderNotSendable', edited: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/returnRelease': {
    who: 'order:record:release',
    types: CLINIC,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/accept': {
    who: 'order:record:accept',
    types: LAB,
    complete: true,
    forms: { own: 'ok', ...OLDER, otherRevision: 'orderRevisionIsNewer', ...HIDDEN },
    alike,
  },
  'order/addFiles': {
    ...preparing,
    forms: { own: 'notFound', added: 'ok', ...OLDER, foreignFile: 'notFound', ...HIDDEN },
    alike: ['foreignFile', ...alike],
  },
  'order/complete': {
    who: 'order:record:complete',
    types: CLINIC,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/startProcessing': { ...working, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/setReady': { ...working, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/ship': { ...shipping, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/correctShipping': { ...shipping, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/cancelByLab': {
    who: 'order:record:reject',
    types: LAB,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/reject': {
    who: 'order:record:reject',
    types: LAB,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/hold': {
    who: 'order:record:hold',
    types: CUSTOMERS,
    ofTwo: true,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/resume': {
    who: 'order:record:hold',
    types: CUSTOMERS,
    ofTwo: true,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/proposeDate': { ...dating, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/parcelArrived': { ...dating, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/answerDate': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/askCancel': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/remake': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/agreeCancel': { ...ending, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/refuseCancel': { ...ending, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/askRedelivery': {
    who: 'order:record:complete',
    types: CLINIC,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/assign': {
    who: 'order:record:assign',
    types: LAB,
    forms: { own: 'ok', ...OLDER, foreignMember: 'memberNotAssignable', ...HIDDEN },
    alike,
  },
  'order/print': {
    who: 'print:record:create',
    types: CUSTOMERS,
    ofTwo: true,
    forms: { own: 'ok', printedOnce: 'ok', canceled: 'orderNotPrintable', ...HIDDEN },
    alike,
  },
  'order/printCase': {
    who: 'print:record:create',
    types: CUSTOMERS,
    forms: { own: 'ok', ...HIDDEN },
    alike,
  },
  'order/printed': {
    who: 'print:record:create',
    types: CUSTOMERS,
    forms: { beingMade: 'ok', colleagues: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['colleagues', 'foreign', 'missing'],
  },
  'order/saveTray': {
    who: 'order:record:tray',
    types: LAB,
    forms: { own: 'ok', takenByTwins: 'ok', endedHere: 'ok', ...HIDDEN },
    alike,
  },
  'order/exportCsv': {
    who: 'export:record:create',
    types: CUSTOMERS,
    ofTwo: true,
    complete: true,
    forms: { own: 'ok', unwarranted: 'invalidInput', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'order/technicians': { who: 'order:record:read', types: LAB, forms: { own: 'ok' } },
  'order/checkCases': {
    ...preparing,
    forms: { own: 'ok', preparedWithout: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'order/openWork': { ...reading, forms: { own: 'ok', foreign: 'ok', preparedByTwins: 'ok' } },
  'order/handOver': {
    who: 'order:record:assign',
    types: LAB,
    forms: { foreign: 'memberNotAssignable', missing: 'memberNotAssignable' },
    alike: ['foreign', 'missing'],
  },
  'order/handOverPrepared': { ...preparing, forms: { own: 'ok', foreign: 'notFound' } },
  'order/batchSend': { ...preparing, complete: true, forms: { ...byItem, foreignCase: 'ok' } },
  'order/batchAccept': { who: 'order:record:accept', types: LAB, complete: true, forms: byItem },
  'order/batchReject': { who: 'order:record:reject', types: LAB, forms: byItem },
  'order/batchStartProcessing': { ...working, forms: byItem },
  'order/batchSetReady': { ...working, forms: byItem },
  'order/batchShip': { ...shipping, forms: byItem },
  'order/batchCancel': { ...preparing, forms: byItem },
  'order/batchComplete': { who: 'order:record:complete', types: CLINIC, forms: byItem },
};
