import type { PolicyRow } from './row.ts';

export const filePolicy: Readonly<Record<string, PolicyRow>> = {
  'file/startUpload': {
    who: 'session',
    forms: { own: 'ok', wrongFormat: 'incorrectFormat', tooLarge: 'fileTooLarge' },
  },
  'file/finishUpload': {
    who: 'session',
    forms: {
      own: 'ok',
      notThere: 'uploading',
      again: 'ok',
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
