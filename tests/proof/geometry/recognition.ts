import { cachedDentition } from '@archway/cast/dentition/cached';
import type { DentitionOptions } from '@archway/cast/dentition/options';
import { guessRole } from '@archway/rules/guess-scan-role';
import type { Mesh } from '@archway/mesh/core/mesh';
import { recognizeJaw } from '@archway/mesh/jaw/recognize-jaw';
import { guessUnit, type Unit } from '@archway/mesh/derive/unit';
import { seededRandom, type Random } from '../../harness/random.ts';
import type { ItemResult, Part } from '../part.ts';
import { MOUTHS } from './mouths.ts';
import { posed } from './pose.ts';

const PER_MILLIMETER: Record<Unit, number> = {
  mm: 1,
  cm: 0.1,
  m: 0.001,
  inch: 1 / 25.4,
  micrometre: 1_000,
};
const UNITS = Object.keys(PER_MILLIMETER) as Unit[];
/** Ten scans of each mouth. */
const TAKEN = { upper: 4, lower: 4, bite: 2 } as const;
const LEAST_RIGHT = 0.95;

/** Jaw, role and unit of scans whose names say nothing. */
export const recognition: Part = {
  name: 'recognition',
  claim: `Jaw, role and unit of 200 scans of 20 mouths, each turned, moved and in a random unit, under names that say
nothing: at least 95 % are right, and what is wrong says that it is not sure.`,
  items: ['200 scans'],
  run: async (item) => {
    const tally = new Tally();
    for (const [i, mouth] of MOUTHS.entries()) await lookAt(mouth, seededRandom(1_000 + i), tally);
    return tally.result(item);
  },
};

class Tally {
  scans = 0;
  right = 0;
  unsure = 0;
  readonly wrongAndSure: string[] = [];
  readonly wrongAndUnsure: string[] = [];

  result(item: string): ItemResult {
    const { scans, right, unsure } = this;
    const share = right / scans;
    const problems = this.wrongAndSure.map((what) => `wrong and sure: ${what}`);
    if (share < LEAST_RIGHT) problems.push(`only ${(share * 100).toFixed(1)} % are right`);
    for (const what of this.wrongAndUnsure) console.log(`wrong, and says so: ${what}`);
    return {
      passed: problems.length === 0,
      numbers: { scans, right, unsure, 'wrong and sure': this.wrongAndSure.length },
      line: `${item}: ${right} right (${(share * 100).toFixed(1)} %), ${unsure} unsure, ${this.wrongAndSure.length} wrong and sure`,
      problems,
    };
  }
}

async function lookAt(mouth: DentitionOptions, random: Random, tally: Tally): Promise<void> {
  const dentition = await cachedDentition(mouth);
  const meshes = { upper: dentition.upper.mesh, lower: dentition.lower.mesh, bite: dentition.bite };
  for (const kind of ['upper', 'lower', 'bite'] as const)
    for (let i = 0; i < TAKEN[kind]; i++) judge(meshes[kind], kind, random, tally, mouth);
}

function judge(
  mesh: Mesh,
  kind: keyof typeof TAKEN,
  random: Random,
  tally: Tally,
  mouth: DentitionOptions,
): void {
  const unit = random.pick(UNITS);
  const scan = posed(mesh, random, PER_MILLIMETER[unit]);
  const jaw = recognizeJaw(scan);
  const role = guessRole(`scan-${tally.scans}.stl`, jaw);
  const guessed = guessUnit(scan, jaw);
  const isRight = {
    jaw: jaw.jaw === kind,
    role: role.role.startsWith(kind),
    unit: guessed.unit === unit,
  };
  const isSure = { jaw: jaw.sure, role: role.sure, unit: guessed.sure };
  tally.scans += 1;
  if (!isSure.role || !isSure.unit) tally.unsure += 1;
  if (isRight.jaw && isRight.role && isRight.unit) tally.right += 1;
  for (const about of ['jaw', 'role', 'unit'] as const) {
    if (isRight[about]) continue;
    const what = `${about} of a ${kind} (mouth ${mouth.seed}, ${mouth.malocclusion}, ${mouth.stage}, in ${unit}): ${jaw.jaw}, ${role.role}, ${guessed.unit}`;
    (isSure[about] ? tally.wrongAndSure : tally.wrongAndUnsure).push(what);
  }
}
