import { LAB_ITEMS } from '@archway/rules/treatment/gaps';
import { ABUTMENTS, UNSHADED_MATERIALS, WORK_TABLE, type WorkRule } from '@archway/rules/treatment/table';
import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';

const BEGIN = '<!-- works: begin -->';
const END = '<!-- works: end -->';

const list = (values: readonly string[]): string => (values.length === 0 ? '–' : values.join(', '));

/** What else a kind of work can have. */
const TRAITS: readonly (readonly [keyof WorkRule, string])[] = [
  ['hasShade', 'shade'],
  ['hasCrownForm', 'category and crown type'],
  ['hasWishes', 'contact and occlusion'],
  ['followsPreOp', 'pre-op scan'],
  ['onImplantsOfJaw', 'implants of the jaw'],
  ['placesImplants', 'implant kit'],
  ['links', 'bridge'],
  ['onDeciduous', 'deciduous teeth'],
  ['clearsJaw', 'leaves no tooth'],
  ['isAlone', 'nothing beside it'],
  ['needsAntagonist', 'needs the antagonist'],
];

function rowOf(type: (typeof WORK_TYPES)[number]): string[] {
  const rule = WORK_TABLE[type];
  return [
    type,
    list(rule.stands),
    list(rule.methods),
    list(rule.materials),
    list(rule.implantMethods),
    list(TRAITS.filter(([trait]) => rule[trait] === true).map(([, words]) => words)),
    rule.clinicalType,
  ];
}

const HEAD = ['Work type', 'Stands on', 'Methods', 'Materials', 'Implant methods', 'Also', 'Clinical type'];

/** The page with the tables as the rules have them now. */
export function withTables(page: string): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...WORK_TYPES.map(rowOf)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const printed = [
    ...lines,
    '',
    `Without a shade: ${list(UNSHADED_MATERIALS)}. A lab may ask for: ${list(LAB_ITEMS)}.`,
    '',
    ...Object.entries(ABUTMENTS).map(([method, materials]) => `- ${method}: ${list(materials)}`),
  ].join('\n');
  const [before = '', rest = ''] = page.split(BEGIN);
  return `${before}${BEGIN}\n\n<!-- prettier-ignore-start -->\n\n${printed}\n\n<!-- prettier-ignore-end -->\n\n${END}${rest.split(END)[1] ?? ''}`;
}
