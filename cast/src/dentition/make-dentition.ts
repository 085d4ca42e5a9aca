import type { Dentition, Jaw, PlacedTooth } from './dentition.ts';
import type { JawField } from './gum/jaw-field.ts';
import { arrangeMouth, fieldOf, type Mouth } from './mouth.ts';
import { settingsFrom, type DentitionOptions, type JawName, type Settings } from './options.ts';
import { scanBite } from './scan/bite-scan.ts';
import { marginOf } from './scan/margin.ts';
import { scanJaw } from './scan/scan-jaw.ts';

/** Makes both jaws of an invented mouth: the same ones for the same options. */
export function makeDentition(options: DentitionOptions = {}): Dentition {
  const settings = settingsFrom(options);
  const mouth = arrangeMouth(settings);
  const isIdeal = settings.malocclusion === 'ideal';
  const ideal = isIdeal ? mouth : arrangeMouth({ ...settings, malocclusion: 'ideal' });
  const fields = { upper: fieldOf(mouth, 'upper', settings), lower: fieldOf(mouth, 'lower', settings) };
  const jaw = (name: JawName): Jaw => ({
    ...makeJaw(mouth, name, fields[name], settings),
    teeth: placedTeeth(mouth, ideal, name),
  });
  return { upper: jaw('upper'), lower: jaw('lower'), bite: scanBite(mouth, fields, settings) };
}

function makeJaw(mouth: Mouth, jaw: JawName, field: JawField, settings: Settings): Omit<Jaw, 'teeth'> {
  const scan = scanJaw(field, settings);
  const margins = field.teeth.filter(({ tooth }) => tooth.isPrepared).map((tooth) => marginOf(tooth, scan));
  for (const { points } of margins) mouth.frames[jaw].toMouth(points);
  mouth.frames[jaw].meshToMouth(scan.mesh);
  return { ...scan, margins };
}

/** The teeth that stand in a jaw, as they are and as they should be. */
function placedTeeth(mouth: Mouth, ideal: Mouth, jaw: JawName): PlacedTooth[] {
  const idealTeeth = new Map(ideal.rows[jaw].teeth.map((tooth) => [tooth.fdi, tooth]));
  return mouth.rows[jaw].standing.map((tooth) => {
    const idealTooth = idealTeeth.get(tooth.fdi)!;
    return {
      fdi: tooth.fdi,
      kind: tooth.plan.kind,
      isDeciduous: tooth.plan.isDeciduous,
      isPrepared: tooth.isPrepared,
      pose: tooth.pose,
      idealPose: idealTooth.pose,
      matrix: mouth.frames[jaw].matrixOf(mouth.rows[jaw].fieldOf(tooth).stance),
      idealMatrix: ideal.frames[jaw].matrixOf(ideal.rows[jaw].fieldOf(idealTooth).stance),
    };
  });
}
