import { readdirSync } from 'node:fs';

/**
 * What each journey goes through. The gate runs the key journeys always, and the others when something they go through
 * has changed since all of them were last run; `pnpm proof journeys` runs all.
 */
export interface Journey {
  name: string;
  /** Its file in this folder, without `.test.ts`. */
  file: string;
  /** The tests of the file that it is, by their names; all of them without it. */
  only?: string;
  /** A day's work cannot do without it. */
  isKey?: true;
  /** What it may take on a quiet machine with two cores, and the fewest tests it has. */
  seconds: number;
  least: number;
  /** Names of features, on server and web and in the contract, or folders. */
  through: readonly string[];
}

const PRESCRIBING = [
  'treatment',
  'implant-kit',
  'ui/src/tooth-chart',
  'ui/src/works',
  'rules/src/treatment',
] as const;

const LISTED: readonly Journey[] = [
  { name: 'core path', file: 'core-path', isKey: true, seconds: 15, least: 8, through: ['monitor'] },
  {
    name: 'sign-in',
    file: 'sign-in',
    only: '^(?!.*20 tabs)',
    isKey: true,
    seconds: 105,
    least: 14,
    through: ['session', 'account'],
  },
  {
    name: 'sign-in, 20 tabs',
    file: 'sign-in',
    only: '20 tabs',
    seconds: 50,
    least: 1,
    through: ['session', 'web/src/platform/session'],
  },
  { name: 'page budget', file: 'budget', isKey: true, seconds: 15, least: 2, through: ['web/src/app'] },
  {
    name: 'navigation',
    file: 'navigation',
    isKey: true,
    seconds: 80,
    least: 20,
    through: ['menu', 'session', 'web/src/app', 'web/src/platform'],
  },
  {
    name: 'joining',
    file: 'joining',
    isKey: true,
    seconds: 60,
    least: 1,
    through: ['registration', 'organization', 'link', 'member', 'role'],
  },
  {
    name: 'first steps',
    file: 'first-steps',
    isKey: true,
    seconds: 60,
    least: 3,
    through: ['first-steps', 'registration', 'organization', 'dentist', 'member', 'case', 'help'],
  },
  {
    name: 'scans',
    file: 'scans',
    only: '^(a zip|a folder|the last file|whoever may only read)',
    isKey: true,
    seconds: 80,
    least: 4,
    through: ['case', 'scan', 'file', 'upload', 'storage'],
  },
  {
    name: 'scans in trouble',
    file: 'scans',
    only: '^(a model|a mesh|a browser|a case|a full store)',
    seconds: 80,
    least: 6,
    through: ['case', 'scan', 'file', 'upload', 'storage', 'viewer/src'],
  },
  {
    name: 'languages of the sign-in page',
    file: 'languages',
    only: '/login$',
    isKey: true,
    seconds: 40,
    least: 1,
    through: ['locales'],
  },
  {
    name: 'viewer',
    file: 'viewer',
    only: '^(?!in the dark theme)',
    seconds: 150,
    least: 8,
    through: ['viewer', 'mark', 'case', 'viewer/src', 'mesh/src'],
  },
  {
    name: 'accessibility',
    file: 'accessibility',
    only: '^(?!in the dark theme)',
    seconds: 120,
    least: 7,
    through: ['ui/src', 'registration', 'account', 'member', 'role', 'case', 'treatment', 'template'],
  },
  {
    name: 'lists',
    file: 'lists',
    seconds: 100,
    least: 4,
    through: ['case', 'contact', 'web/src/platform/list', 'server/src/platform/list'],
  },
  { name: 'case list', file: 'case-list', seconds: 180, least: 12, through: ['case', 'view', 'search'] },
  { name: 'patients', file: 'patients', seconds: 85, least: 8, through: ['patient', 'case', 'dentist'] },
  {
    name: 'case detail',
    file: 'case-detail',
    seconds: 130,
    least: 7,
    through: ['case', 'file', 'patient', 'dentist'],
  },
  {
    name: 'voice memo',
    file: 'voice-memo',
    seconds: 120,
    least: 6,
    through: ['case', 'file', 'upload'],
  },
  {
    name: 'comparison',
    file: 'comparison',
    seconds: 150,
    least: 2,
    through: ['comparison', 'case', 'viewer', 'viewer/src', 'mesh/src'],
  },
  {
    name: 'prescription',
    file: 'prescription',
    only: '^(a bridge|the same bridge|an implant crown|two tabs)',
    isKey: true,
    seconds: 80,
    least: 4,
    through: PRESCRIBING,
  },
  {
    name: 'prescription, rest',
    file: 'prescription',
    only: '^(?!a bridge|the same bridge|an implant crown|two tabs)',
    seconds: 150,
    least: 6,
    through: PRESCRIBING,
  },
  {
    name: 'templates',
    file: 'templates',
    seconds: 90,
    least: 4,
    through: ['template', 'treatment', 'menu', 'rules/src/treatment'],
  },
  { name: 'drafts', file: 'drafts', seconds: 60, least: 4, through: ['draft', 'web/src/platform/draft'] },
  { name: 'members', file: 'members', seconds: 90, least: 15, through: ['member'] },
  { name: 'roles', file: 'roles', seconds: 60, least: 7, through: ['role', 'menu'] },
  {
    name: 'first contact',
    file: 'first-contact',
    seconds: 70,
    least: 9,
    through: ['agreement', 'help', 'registration', 'member', 'area', 'app-config'],
  },
  { name: 'registration', file: 'registration', seconds: 60, least: 9, through: ['registration', 'area'] },
  { name: 'identity', file: 'identity', seconds: 30, least: 1, through: ['session', 'credential'] },
  { name: 'second step', file: 'second-step', seconds: 60, least: 6, through: ['credential', 'session'] },
  {
    name: 'accounts taken back',
    file: 'taken-back',
    seconds: 60,
    least: 3,
    through: ['account', 'credential', 'link', 'session'],
  },
  {
    name: 'account mails',
    file: 'account-mails',
    seconds: 80,
    least: 11,
    through: ['account', 'link', 'session', 'server/src/platform/mail'],
  },
  {
    name: 'large files',
    file: 'scans',
    only: '^a large file',
    seconds: 90,
    least: 3,
    through: ['file', 'upload', 'storage', 'server/src/platform/object-store'],
  },
  {
    name: 'live channels',
    file: 'live',
    seconds: 40,
    least: 3,
    through: ['monitor', 'server/src/platform/live', 'web/src/platform'],
  },
  {
    name: 'errors',
    file: 'errors',
    seconds: 80,
    least: 16,
    through: ['agreement', 'session', 'web/src/platform'],
  },
  {
    name: 'own organization',
    file: 'own-organization',
    seconds: 70,
    least: 10,
    through: ['organization', 'contact', 'dentist', 'account', 'area'],
  },
  { name: 'own space', file: 'own-space', seconds: 40, least: 5, through: ['account', 'session'] },
  {
    name: 'pictures',
    file: 'pictures',
    seconds: 80,
    least: 6,
    through: ['file', 'upload', 'dentist', 'organization', 'account'],
  },
  {
    name: 'partners',
    file: 'partners',
    seconds: 150,
    least: 4,
    through: ['partner', 'letter', 'rules/src/partner', 'web/src/platform/live'],
  },
  {
    name: 'work on orders',
    file: 'order-work',
    seconds: 150,
    least: 6,
    through: ['order', 'rules/src/order', 'web/src/platform/live'],
  },
  {
    name: 'dates of orders',
    file: 'order-dates',
    seconds: 60,
    least: 5,
    through: ['order', 'rules/src/order', 'web/src/platform/live'],
  },
  {
    name: 'cases sent to a lab',
    file: 'send-to-lab',
    seconds: 30,
    least: 1,
    through: ['order', 'case', 'rules/src/order'],
  },
  {
    name: 'a parcel before the camera',
    file: 'parcel-camera',
    seconds: 45,
    least: 2,
    through: ['order', 'web/src/platform/camera'],
  },
  {
    name: 'work handed over',
    file: 'hand-over',
    seconds: 40,
    least: 1,
    through: ['order', 'member', 'web/src/platform/page'],
  },
  {
    name: 'papers of orders',
    file: 'paper',
    seconds: 90,
    least: 5,
    through: ['order', 'paper', 'rules/src/paper', 'rules/src/tooth-chart'],
  },
  {
    name: 'accessible orders',
    file: 'order-accessibility',
    seconds: 150,
    least: 4,
    through: ['order', 'paper', 'customer', 'likes', 'ui/src'],
  },
  {
    name: 'orders in batches',
    file: 'order-batches',
    seconds: 60,
    least: 1,
    through: ['order', 'rules/src/order', 'web/src/platform/list', 'ui/src/data-table'],
  },
  {
    name: 'orders',
    file: 'orders',
    seconds: 120,
    least: 3,
    through: ['order', 'case', 'partner', 'viewer', 'rules/src/order', 'web/src/platform/live'],
  },
  {
    name: 'lab settings',
    file: 'lab-settings',
    seconds: 120,
    least: 3,
    through: ['lab-settings', 'partner', 'treatment', 'rules/src/treatment', 'rules/src/calendar.ts'],
  },
  {
    name: 'new order',
    file: 'new-order',
    seconds: 120,
    least: 4,
    through: ['order', 'treatment', 'partner', 'lab-settings', 'rules/src/order', 'rules/src/calendar.ts'],
  },
  {
    name: 'invitations',
    file: 'invitations',
    seconds: 170,
    least: 6,
    through: ['partner', 'member', 'registration', 'organization', 'account', 'rules/src/partner'],
  },
  {
    name: 'bell',
    file: 'bell',
    seconds: 150,
    least: 8,
    through: ['letter', 'notice', 'partner', 'server/src/platform/mail'],
  },
  { name: 'receive email', file: 'receive-email', seconds: 40, least: 3, through: ['notice'] },
  {
    name: 'maps',
    file: 'maps',
    seconds: 90,
    least: 1,
    through: ['viewer', 'mark', 'viewer/src', 'mesh/src'],
  },
  {
    name: 'all languages',
    file: 'languages',
    only: '^(?!.*/login$)',
    seconds: 820,
    least: 22,
    through: ['locales'],
  },
  {
    name: 'customers',
    file: 'customers',
    seconds: 90,
    least: 6,
    through: ['customer', 'counter', 'likes', 'partner', 'order'],
  },
  {
    name: 'languages of cases and dialogs',
    file: 'dialog-languages',
    seconds: 480,
    least: 7,
    through: ['locales'],
  },
  {
    name: 'accessibility in the dark',
    file: 'accessibility',
    only: '^in the dark theme',
    seconds: 90,
    least: 6,
    through: ['ui/src'],
  },
  {
    name: 'viewer in the dark',
    file: 'viewer',
    only: '^in the dark theme',
    seconds: 40,
    least: 1,
    through: ['viewer'],
  },
];

const ENDING = '.test.ts';

/** A file that is not listed is a journey through the feature of its name. */
const others = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .filter((file) => !LISTED.some((journey) => journey.file === file))
  .map((file): Journey => ({ name: file, file, seconds: 60, least: 1, through: [file] }));

/** Where there is no time for all that a change concerns, the earlier ones go first. */
export const JOURNEYS: readonly Journey[] = [...LISTED, ...others];
