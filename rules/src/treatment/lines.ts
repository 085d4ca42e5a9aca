import type { LabItem, LabItems } from './gaps.ts';
import type { Work } from './prescription.ts';
import { WORK_TABLE, type WorkRule } from './table.ts';
import type { WorkType } from './vocabulary.ts';

/** What a lab sets something for: a kind of work. A crown on an implant is a line of its own. */
export const WORK_LINES = [
  'Crown',
  'Pontic',
  'Inlay',
  'Veneer',
  'CrownOnImplant',
  'PostCore',
  'PartialDenture',
  'FullDenture',
  'BiteSplint',
  'SurgicalGuide',
  'ClearAligner',
  'DentalBraces',
  'Retainer',
  'SmileDesign',
  'StudyModel',
  'ModelArchiving',
  'OralCheck',
] as const satisfies readonly (WorkType | 'CrownOnImplant')[];
export type WorkLine = (typeof WORK_LINES)[number];

/** What a lab asks for, line by line. */
export type LabAsks = Readonly<Partial<Record<WorkLine, LabItems>>>;

/** None for a case without treatment. */
export function lineOf({ type, implantMethod }: Pick<Work, 'type' | 'implantMethod'>): WorkLine | null {
  if (type === 'None') return null;
  return type === 'Crown' && implantMethod !== null ? 'CrownOnImplant' : type;
}

export const typeOfLine = (line: WorkLine): WorkType => (line === 'CrownOnImplant' ? 'Crown' : line);

export const asksFor = (asks: LabAsks, work: Pick<Work, 'type' | 'implantMethod'>): LabItems => {
  const line = lineOf(work);
  return (line === null ? undefined : asks[line]) ?? {};
};

/** Whether a work can have an item at all, always needs it, or the lab chooses. */
export type ItemRule = 'none' | 'always' | 'chosen';

/** A lab asks for more than every work needs, and never for less. */
export function itemRule(line: WorkLine, item: LabItem): ItemRule {
  const rule = WORK_TABLE[typeOfLine(line)];
  const isOnTooth = rule.stands.includes('tooth');
  const chosenIf = (can: boolean): ItemRule => (can ? 'chosen' : 'none');
  switch (item) {
    case 'shade':
      return rule.hasShade ? 'always' : 'none';
    case 'material':
      return rule.materials.length > 0 ? 'always' : 'none';
    case 'implantKit':
      return needsKit(line, rule) ? 'always' : 'none';
    case 'antagonist':
      return rule.needsAntagonist ? 'always' : 'chosen';
    case 'stumpShade':
      return chosenIf(rule.hasShade && isOnTooth && line !== 'Pontic' && line !== 'CrownOnImplant');
    case 'shadePhoto':
      return chosenIf(rule.hasShade);
    case 'contact':
    case 'occlusion':
      return chosenIf(rule.hasWishes);
    case 'preOpScan':
      return chosenIf(rule.followsPreOp);
    case 'marginLine':
      return chosenIf(isOnTooth && line !== 'Pontic');
    case 'bite':
    case 'note':
      return 'chosen';
  }
}

const needsKit = (line: WorkLine, rule: WorkRule): boolean =>
  line === 'CrownOnImplant' || rule.placesImplants;
