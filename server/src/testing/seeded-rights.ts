/** What the role of dentists starts with, written out: a right that is added by mistake is seen here. */
export const DENTIST_STARTS_WITH = [
  'caseManagement',
  'caseManagement.save',
  'caseManagement.delete',
  'caseManagement.merge',
  'caseManagement.export',
  'caseManagement.templates',
  'orders',
  'orders.save',
  'orders.release',
  'orders.complete',
  'orders.hold',
  'orders.print',
] as const;

/** The same as the session is told of it, by name. */
export const DENTIST_MAY = [
  'case:patient:merge',
  'case:record:delete',
  'case:record:read',
  'case:record:save',
  'case:template:save',
  'export:record:create',
  'order:record:complete',
  'order:record:hold',
  'order:record:read',
  'order:record:release',
  'order:record:save',
  'print:record:create',
] as const;
