import type { CaseState, Gap, GapKind, GapLevel, LabItem, LabItems } from './gaps.ts';
import { choicesOf, hasField, type ChoiceField } from './choices.ts';
import { isWholeKit } from './implant-kits.ts';
import { asksFor, type LabAsks } from './lines.ts';
import { isImplantBased, type Prescription, type Work } from './prescription.ts';
import { TRANSLUCENT_MATERIALS, WORK_TABLE } from './table.ts';

/** What the works themselves do not say yet. */
export function gapsOfWorks(prescription: Prescription, state: CaseState, asks: LabAsks): Gap[] {
  const { works } = prescription;
  if (works.length === 0) return [{ kind: 'noWork', level: 'BLOCK', teeth: [] }];
  if (works.some(({ type }) => type === 'None')) return [{ kind: 'noTreatment', level: 'BLOCK', teeth: [] }];
  return works.flatMap((work) => {
    const asked = asksFor(asks, work);
    const missingPhoto = asked.shadePhoto !== undefined && !state.hasPhoto && showsShade(work);
    return [
      ...gapsOfWork(prescription, work, asked),
      ...(missingPhoto ? [wish('shadePhoto', asked, work.teeth)] : []),
    ];
  });
}

function gapsOfWork(prescription: Prescription, work: Work, asked: LabItems): Gap[] {
  const found: Gap[] = [];
  const { teeth } = work;
  const about = work.jaw === null ? { teeth } : { teeth, work: { type: work.type, jaw: work.jaw } };
  const add = (kind: GapKind, level: GapLevel): unknown => found.push({ kind, level, ...about });
  const rule = WORK_TABLE[work.type];
  if (rule.namesTeeth === 'must' && teeth.length === 0) add('teeth', 'BLOCK');
  if (work.type === 'Pontic' && !prescription.links.some((link) => link.includes(teeth[0] ?? 0)))
    add('pontic', 'BLOCK');
  if (isOpen(work, 'material')) add('material', 'BLOCK');
  if (isOpen(work, 'shade')) add('shade', 'BLOCK');
  if (hasField(work, 'implantKit') && !isWholeKit(work.implantKit)) add('implantKit', 'BLOCK');
  if (work.implantMethod === 'customAbutment' && isOpen(work, 'abutmentMaterial'))
    add('abutmentMaterial', 'BLOCK');
  const showsThrough = work.material !== null && TRANSLUCENT_MATERIALS.includes(work.material);
  const stumpIsOpen = isOpen(work, 'stumpShade');
  if (stumpIsOpen && showsThrough && asked.stumpShade === undefined) add('stumpShade', 'WARN');
  if (stumpIsOpen && asked.stumpShade !== undefined) found.push(wish('stumpShade', asked, teeth));
  for (const item of ['contact', 'occlusion'] as const)
    if (asked[item] !== undefined && isOpen(work, item)) found.push(wish(item, asked, teeth));
  if (asked.note !== undefined && work.note === '') found.push({ ...wish('note', asked, teeth), ...about });
  return found;
}

/** The work can have it, and nothing is chosen. */
const isOpen = (work: Work, field: ChoiceField): boolean =>
  work[field] === null && choicesOf(work, field).length > 0;

const showsShade = (work: Work): boolean =>
  WORK_TABLE[work.type].hasShade && choicesOf(work, 'shade').length > 0;

export const wish = (kind: LabItem, asked: LabItems, teeth: readonly number[]): Gap => ({
  kind,
  level: asked[kind] ?? 'WARN',
  teeth,
  isWishOfLab: true,
});

export const needsScanBody = (work: Work): boolean => isImplantBased(work) && work.jaw === null;
