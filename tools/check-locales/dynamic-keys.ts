import { CODES } from '@archway/contract/codes';
import { PAPER_KINDS, PAPER_SIZES, SIZES_OF } from '@archway/rules/paper/paper';
import { INVITATION_STATUS, INVITE_OUTCOMES } from '@archway/rules/partner/invitation';
import { PARTNERSHIP_STEPS } from '@archway/rules/partner/machine';
import { PARTNER_FILTERS } from '@archway/rules/partner/statuses';
import { SITE_REGIONS } from '@archway/rules/regions';
import { TOOTH_NUMBERING_SYSTEMS } from '@archway/rules/tooth-numbering';
import { LINK_REFUSALS } from '@archway/rules/treatment/bridge';
import { GAP_KINDS, LAB_ITEMS } from '@archway/rules/treatment/gaps';
import {
  ABUTMENT_MATERIALS,
  CONTACT_WISHES,
  CROWN_CATEGORIES,
  CROWN_TYPES,
  IMPLANT_METHODS,
  IMPLANT_OPTIONS,
  MATERIALS,
  METHODS,
  OCCLUSION_WISHES,
  WORK_JAWS,
  WORK_TYPES,
} from '@archway/rules/treatment/vocabulary';
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

const PRESCRIBED = 'prescriptions are told in the words of their vocabulary';

/** A jaw is told by its name instead, and the last three are hints. */
const NEVER_BLOCKS: ReadonlySet<string> = new Set(['jaw', 'antagonist', 'someHole', 'jawsApart', 'unit']);

/** The vocabularies of `rules/src/treatment/vocabulary.ts`, each in a group of texts. */
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  product: WORK_TYPES,
  work: WORK_TYPES,
  material: MATERIALS,
  method: METHODS,
  crownCategory: CROWN_CATEGORIES,
  crownType: CROWN_TYPES,
  implantMethod: IMPLANT_METHODS,
  implantOption: IMPLANT_OPTIONS,
  abutment: ABUTMENT_MATERIALS,
  contactWish: CONTACT_WISHES,
  occlusionWish: OCCLUSION_WISHES,
  jaw: WORK_JAWS,
  refused: LINK_REFUSALS,
  'gap.title': GAP_KINDS,
  'gap.text': ['upper', 'lower'],
  'gap.do': ['upper', 'lower', ...GAP_KINDS.filter((kind) => !NEVER_BLOCKS.has(kind))],
  'gap.act': ['choose', 'add', 'show', 'attach'],
  dentition: ['permanent', 'deciduous', 'mixed'],
  view: ['arch', 'row'],
  kit: ['manufacturer', 'system', 'diameter'],
};

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
  ...Object.entries(VOCABULARIES).map(([group, names]) => ({
    areas: ['treatments'] as const,
    prefix: `treatment.${group}.`,
    names,
    reason: PRESCRIBED,
  })),
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
    areas: ['order'],
    prefix: 'order.print.',
    names: [
      ...PAPER_KINDS.flatMap((kind) => [`of.${kind}`, `about.${kind}`]),
      ...PAPER_SIZES.map((size) => `on.${size}`),
      ...SIZES_OF.label.filter((size) => size !== 'roll').map((size) => `sheet.${size}`),
    ],
    reason: 'what is printed and on what are named by their values',
  },
  {
    areas: ['mail'],
    prefix: 'paper.',
    names: TOOTH_NUMBERING_SYSTEMS,
    reason: 'a paper names the numbering of its teeth',
  },
  {
    areas: ['partner'],
    prefix: 'partners.filter.',
    names: PARTNER_FILTERS,
    reason: 'the four filters are named by their values',
  },
  {
    areas: ['partner'],
    prefix: 'partners.',
    names: PARTNERSHIP_STEPS.flatMap(({ action }) =>
      ['button', 'title', 'text', 'done'].map((part) => `${action}.${part}`),
    ),
    reason: 'one dialog asks about every step of a partnership',
  },
  {
    areas: ['partner'],
    prefix: 'partners.invite.',
    names: INVITE_OUTCOMES.filter((outcome) => outcome !== 'invited' && outcome !== 'exists').flatMap(
      (outcome) => [`${outcome}.title`, `${outcome}.text`],
    ),
    reason: 'what came of an invitation is told in a note of its own',
  },
  {
    areas: ['partner'],
    prefix: 'partners.invitations.status.',
    names: Object.keys(INVITATION_STATUS),
    reason: 'an invitation is shown with its status',
  },
  {
    areas: ['lab-settings'],
    prefix: 'labSettings.',
    names: [
      ...LAB_ITEMS.map((item) => `item.${item}`),
      ...['BLOCK', 'WARN'].flatMap((level) => [`level.${level}.letter`, `level.${level}.name`]),
    ],
    reason: 'a table shows what a lab asks for, and how much it insists',
  },
  {
    areas: ['mail'],
    prefix: '',
    names: ['partnerInvitation.stop', 'partnerInvitationReminder.stop'],
    reason: 'only mails to people without an account lead to a page that ends them',
  },
  {
    areas: ['mail'],
    parts: ['subject', 'heading', 'body', 'button'],
    reason: 'a mail is sent by the name of its template; the frame looks up its parts',
  },
];
