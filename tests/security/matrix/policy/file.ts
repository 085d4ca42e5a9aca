import { CUSTOMERS, type PolicyRow } from './row.ts';

/** Files of cases are for those who may save cases. */
const SAVES_CASES = { who: 'case:record:save', types: CUSTOMERS } as const;
const OTHERS = { colleague: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;

export const filePolicy: Readonly<Record<string, PolicyRow>> = {
  'file/startUpload': {
    who: 'session',
    forms: {
      own: 'ok',
      wrongFormat: 'incorrectFormat',
      tooLarge: 'fileTooLarge',
      photo: 'ok',
      scan: 'ok',
      archive: 'ok',
      noScan: 'incorrectFormat',
      hugeScan: 'fileTooLarge',
      noRoom: 'insufficientStorage',
    },
    stricter: {
      photo: SAVES_CASES,
      scan: SAVES_CASES,
      archive: SAVES_CASES,
      noScan: SAVES_CASES,
      hugeScan: SAVES_CASES,
      noRoom: SAVES_CASES,
    },
  },
  'file/signParts': {
    who: 'session',
    forms: { own: 'ok', tooMany: 'notFound', arrived: 'conflict', small: 'conflict', ...OTHERS },
    alike: ['tooMany', ...Object.keys(OTHERS)],
  },
  'file/resumeUpload': {
    who: 'session',
    forms: { own: 'ok', lost: 'conflict', arrived: 'conflict', small: 'conflict', ...OTHERS },
    alike: Object.keys(OTHERS),
  },
  'file/cancelUpload': {
    who: 'session',
    forms: { own: 'ok', small: 'ok', arrived: 'conflict', ...OTHERS },
    alike: Object.keys(OTHERS),
  },
  'oss/ossSts': {
    who: 'session',
    forms: { own: 'ok', small: 'conflict', arrived: 'conflict', ...OTHERS },
    stricter: {
      own: SAVES_CASES,
      small: SAVES_CASES,
      arrived: SAVES_CASES,
      ...Object.fromEntries(Object.keys(OTHERS).map((form) => [form, SAVES_CASES])),
    },
    alike: Object.keys(OTHERS),
  },
  'file/finishUpload': {
    who: 'session',
    forms: {
      own: 'ok',
      notThere: 'uploading',
      again: 'ok',
      scan: 'ok',
      scanNotThere: 'uploading',
      scanWithoutHash: 'invalidInput',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'file/uploadState': {
    who: 'session',
    forms: { own: 'ok', colleague: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'registration/start': { who: 'public', forms: { own: 'ok' } },
  'registration/startUpload': {
    who: 'public',
    forms: { own: 'ok', wrongFormat: 'incorrectFormat', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'registration/finishUpload': {
    who: 'public',
    forms: { own: 'ok', another: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['another', 'foreign', 'missing'],
  },
  'registration/uploadState': {
    who: 'public',
    forms: { own: 'ok', another: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['another', 'foreign', 'missing'],
  },
};
