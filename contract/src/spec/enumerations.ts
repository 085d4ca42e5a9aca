import type { SpecItem } from './item.ts';

export interface SpecEnumeration extends SpecItem {
  /** The name under which `contract` or `rules` exports it once it is built. */
  name: string;
  /** Names with their numbers, or the words themselves. The product may add to them, never change one. */
  values: Readonly<Record<string, number>> | readonly string[];
}

/** States and kinds that carry a number on the wire. */
export const SPEC_NUMBERED = [
  { name: 'GENDER', values: { male: 1, female: 2 }, state: 'built' },
  { name: 'MENU_ENTRY_TYPE', values: { component: 1, button: 2 }, state: 'built' },
  { name: 'ACTIVATION', values: { notActivated: 0, activated: 1, disabled: 2 }, state: 'built' },
  {
    name: 'ORGANIZATION_TYPE',
    values: { superAdmin: 1, clinic: 2, lab: 3, dealer: 4, oem: 5 },
    state: 'built',
  },
  {
    name: 'USER_TYPE',
    values: { notAssigned: 0, inner: 1, clinic: 2, lab: 3, dealer: 4, oem: 5 },
    state: 'owed',
  },
  {
    name: 'PARTNERSHIP_STATUS',
    values: { temporary: -2, applying: 0, accepted: 1, rejected: 2, canceled: 3, terminated: 4 },
    state: 'built',
  },
  {
    name: 'INVITATION_STATUS',
    values: { inviting: 0, registering: 1, invited: 2, expired: 3, canceled: 4 },
    state: 'built',
  },
  {
    name: 'DEVICE_LIMIT_TYPE',
    values: { designatedLabs: 1, certifiedLabs: 2, unlimited: 3 },
    state: 'owed',
  },
  {
    name: 'EXPORT_TASK_STATUS',
    values: {
      default: 0,
      success: 1,
      fail: 2,
      noFile: 3,
      noRequiredFile: 4,
      packing: 5,
      cancel: 7,
      partialSuccess: 8,
    },
    state: 'owed',
  },
  {
    name: 'EXPORT_FILE_STATUS',
    values: { default: 0, success: 1, fail: 2, cancel: 7, partialSuccess: 8 },
    state: 'owed',
  },
  {
    name: 'PROCESSING_CODE',
    values: { uploading: 2017, calculating: 2018, processingFailed: 2019, invalidLink: 2020 },
    state: 'owed',
  },
  {
    name: 'MESSAGE_TYPE',
    values: { order: 2, workOrder: 5, caseExport: 6, orderExport: 7 },
    state: 'owed',
  },
  { name: 'ORTHO_SIMULATION_TYPE', values: { classic: 0, new: 1 }, state: 'owed' },
] as const satisfies readonly SpecEnumeration[];

/** States and kinds that travel or show as words. */
export const SPEC_WORDS = [
  {
    name: 'LANGUAGES',
    values: [
      'da',
      'de',
      'el',
      'en',
      'es',
      'fr',
      'hr',
      'hu',
      'it',
      'ja',
      'nl',
      'no',
      'pl',
      'pt',
      'ru',
      'sk',
      'sl',
      'sv',
      'tr',
      'zh-CN',
      'zh-TW',
    ],
    state: 'built',
  },
  { name: 'THEMES', values: ['light', 'dark'], state: 'built' },
  // The specification leaves the printing app's key unnamed; the name is ours.
  { name: 'FEATURE_KEYS', values: ['TREATMENTS', 'ORAL_HEALTH_REPORT', 'THIRD_PRINT'], state: 'built' },
  {
    name: 'MENU_KEYS',
    values: [
      'dashboard',
      'caseManagement',
      'orders',
      'customList',
      'partner',
      'accountManagement',
      'userManagement',
      'businessManagement',
      'roleList',
      'ownSpace',
      'recycleBin',
    ],
    state: 'built',
  },
  { name: 'REGIONS', values: ['US and Canada', 'Europe', 'United Kingdom'], state: 'owed' },
  { name: 'TOOTH_NUMBERING_SYSTEMS', values: ['universal', 'fdi'], state: 'built' },
  { name: 'MESSAGE_RECEIVING_TYPES', values: ['stationLetter', 'sms'], state: 'built' },
  { name: 'PASSWORD_STRENGTHS', values: ['weak', 'medium', 'strong'], state: 'built' },
  {
    name: 'PARTNER_ACTIONS',
    values: ['apply', 'accept', 'reject', 'cancel', 'terminate'],
    state: 'built',
  },
  {
    name: 'PARTNER_FILTERS',
    values: ['canceledAndRejected', 'temp', 'applying', 'accepted'],
    state: 'built',
  },
  {
    name: 'CASE_ORDER_STATUSES',
    values: ['notSent', 'sent', 'accepted', 'rejected', 'completed'],
    state: 'built',
  },
  {
    name: 'CASE_STATUSES',
    values: [
      'registered',
      'toBeProgressed',
      'scanCompleted',
      'uploaded',
      'ordered',
      'completed',
      'designing',
      'uploading',
    ],
    state: 'owed',
  },
  {
    name: 'ORDER_STATUSES',
    values: ['notSent', 'pending', 'canceled', 'rejected', 'accepted', 'ready', 'shipped', 'completed'],
    state: 'built',
  },
  {
    name: 'ORDER_ACTIONS',
    values: ['send', 'accept', 'reject', 'startProcessing', 'setReady', 'ship', 'cancel', 'complete'],
    state: 'owed',
  },
  {
    name: 'SCANNER_STATUSES',
    // Misspelled on the wire too.
    values: ['Activated', 'DataTransferring', 'DataTransferred', 'InActiveted', 'Disabled', 'Canceled'],
    state: 'owed',
  },
  { name: 'EXPORT_TYPES', values: ['case', 'order'], state: 'owed' },
  { name: 'EXPORT_RESULTS', values: ['success', 'part-success', 'fail', 'cancel'], state: 'owed' },
  {
    name: 'EXPORT_PREFIXES',
    values: ['userDisplayName', 'patientName', 'caseName', 'exportTime'],
    state: 'owed',
  },
  { name: 'UPLOAD_TAGS', values: ['uploading', 'uploaded', 'uploadFail', 'finished'], state: 'built' },
  {
    name: 'ASSET_KINDS',
    values: ['avatar', 'license', 'voice', 'organization', 'signature'],
    state: 'built',
  },
  {
    name: 'DATE_PRESETS',
    values: ['allTime', 'last30Days', 'yesterday', 'last7Days', 'thisMonth', 'previousMonth'],
    state: 'built',
  },
  {
    name: 'VIEWER_VIEWS',
    values: ['left', 'right', 'front', 'back', 'occlusal', 'multiple'],
    state: 'built',
  },
  { name: 'VIEWER_BACKGROUNDS', values: ['default', 'dynamic', 'fresh'], state: 'built' },
  {
    name: 'ORTHO_TABS',
    values: ['contrast', 'maxillofacial', 'moreFace', 'video', 'videoFrame'],
    state: 'owed',
  },
] as const satisfies readonly SpecEnumeration[];
