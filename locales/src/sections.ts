/** The sections of each agreement, in the order they are read. Their texts are `legal.<agreement>.<section>`. */
export const AGREEMENT_SECTIONS = {
  terms: [
    'scope',
    'service',
    'account',
    'patients',
    'sharing',
    'files',
    'availability',
    'fees',
    'conduct',
    'ending',
    'liability',
    'changes',
  ],
  privacy: [
    'controller',
    'account',
    'patients',
    'basis',
    'region',
    'recipients',
    'periods',
    'rights',
    'contact',
  ],
  cookie: ['cookies', 'storage', 'consent', 'control'],
  processing: [
    'subject',
    'data',
    'instructions',
    'people',
    'security',
    'subprocessors',
    'assistance',
    'deletion',
    'audits',
  ],
  improvement: ['collected', 'notCollected', 'use', 'leave'],
} as const;
export type AgreementType = keyof typeof AGREEMENT_SECTIONS;

/** The answers of each help topic, in the order they are listed. Their texts are `help.topic.<topic>.<answer>`. */
export const HELP_ANSWERS = {
  cases: ['add', 'attention', 'interrupted', 'undo'],
  viewer: ['controls', 'measure', 'margin', 'noModel'],
  account: ['forgot', 'twoStep', 'sessions', 'email'],
  team: ['invite', 'roles', 'leave', 'reset'],
  organization: ['details', 'dentists', 'contacts', 'close'],
  settings: ['language', 'notices', 'keys', 'region'],
} as const;
export type HelpTopic = keyof typeof HELP_ANSWERS;
