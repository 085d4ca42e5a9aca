import { CODES } from '@archway/contract/codes';
import { SITE_REGIONS } from '@archway/rules/regions';
import type { Area } from '@archway/locales/areas';
import { AGREEMENT_SECTIONS, HELP_ANSWERS } from '@archway/locales/sections';

/** Keys put together at run time: no source spells them out, so they are declared here with the reason. */
export type DynamicKeys = {
  /** Where its texts are; a missing one belongs to the first. */
  areas: readonly [Area, ...Area[]];
  reason: string;
} & (
  | { /** `<prefix><name>` for exactly these names. */ prefix: string; names: readonly string[] }
  | { /** `<template>.<part>`, where a source names the template. */ parts: readonly string[] }
);

function titlesAndTexts(within: string, names: readonly string[]): string[] {
  return names.flatMap((name) => [`${within}.${name}.title`, `${within}.${name}.text`]);
}

export const DYNAMIC_KEYS: readonly DynamicKeys[] = [
  {
    areas: ['failure', 'portal'],
    prefix: 'failure.',
    names: Object.keys(CODES).filter((name) => name !== 'ok'),
    reason: 'an envelope with a failure carries the text of `failure.<name>`',
  },
  {
    areas: ['portal'],
    prefix: '',
    names: ['oldBrowser'],
    reason: 'said by web/public/old-browser.js, which very old browsers can read and which can load nothing',
  },
  {
    areas: ['portal'],
    prefix: 'region.',
    names: SITE_REGIONS,
    reason: 'a site is named by its region',
  },
  {
    areas: ['agreement'],
    prefix: 'legal.',
    names: Object.entries(AGREEMENT_SECTIONS).flatMap(([type, sections]) => [
      `${type}.title`,
      `${type}.short`,
      ...titlesAndTexts(type, sections),
    ]),
    reason: 'a page shows one agreement by its type, section after section',
  },
  {
    areas: ['help'],
    prefix: 'help.topic.',
    names: Object.entries(HELP_ANSWERS).flatMap(([topic, answers]) => [
      `${topic}.title`,
      ...titlesAndTexts(topic, answers),
    ]),
    reason: 'the help page shows every answer of every topic',
  },
  {
    areas: ['mail'],
    parts: ['subject', 'heading', 'body', 'button'],
    reason: 'a mail is sent by the name of its template; the frame looks up its parts',
  },
];
