import { CODES } from '@archway/contract/core/codes';
import { SITE_REGIONS } from '@archway/rules/regions';
import type { Area } from '@archway/locales/areas';

/** Keys put together at run time: no source spells them out, so they are declared here with the reason. */
export type DynamicKeys = { area: Area; reason: string } & (
  | { /** `<prefix><name>` for exactly these names. */ prefix: string; names: readonly string[] }
  | { /** `<template>.<part>`, where a source names the template. */ parts: readonly string[] }
);

export const DYNAMIC_KEYS: readonly DynamicKeys[] = [
  {
    area: 'portal',
    prefix: 'failure.',
    names: Object.keys(CODES).filter((name) => name !== 'ok'),
    reason: 'an envelope with a failure carries the text of `failure.<name>`',
  },
  {
    area: 'portal',
    prefix: '',
    names: ['oldBrowser'],
    reason: 'said by web/public/old-browser.js, which very old browsers can read and which can load nothing',
  },
  {
    area: 'portal',
    prefix: 'region.',
    names: SITE_REGIONS,
    reason: 'a site is named by its region',
  },
  {
    area: 'mail',
    parts: ['subject', 'heading', 'body', 'button'],
    reason: 'a mail is sent by the name of its template; the frame looks up its parts',
  },
];
