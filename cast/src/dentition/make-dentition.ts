import type { Dentition, Jaw, PlacedTooth } from './dentition.ts';
import { arrangeMouth, fieldOf, type Mouth } from './mouth.ts';
import { settingsFrom, type DentitionOptions, type JawName, type Settings } from './options.ts';
import { scanJaw } from './scan/scan-jaw.ts';

/** Makes both jaws of an invented mouth: the same ones for the same options. */
export function makeDentition(options: DentitionOptions = {}): Dentition {
  const settings = settingsFrom(options);
  const mouth = arrangeMouth(settings);
  const isIdeal = settings.malocclusion === 'ideal';
  const ideal = isIdeal ? mouth : arrangeMouth({ ...settings, malocclusion: 'ideal' });
  return { upper: makeJaw(mouth, ideal, 'upper', settings), lower: makeJaw(mouth, ideal, 'lower', settings) };
}

function makeJaw(mouth: Mouth, ideal: Mouth, jaw: JawName, settings: Settings): Jaw {
  const field = fieldOf(mouth, jaw, settings);
  const { mesh, labels } = scanJaw(field, settings);
  mouth.frames[jaw].meshToMouth(mesh);
  return { mesh, labels, margins: [], teeth: placedTeeth(mouth, ideal, jaw) };
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
