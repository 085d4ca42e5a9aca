import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDentition } from '@archway/cast/dentition/make-dentition';
import { MALOCCLUSIONS, SCANNER_NOISE, STAGES, type DentitionOptions } from '@archway/cast/dentition/options';
import { SCAN_FORMATS, scanFacts, scanFiles } from '@archway/cast/dentition/scan-files';

/**
 * Writes the scans of an invented mouth: upper, lower and bite in each format, and what is known of them as `facts.json`.
 *
 *   node tools/make-scans.ts --out scans --malocclusion crowding --prepared 36,46 --missing 15 --formats stl,ply
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    stage: { type: 'string', default: 'permanent' },
    deciduous: { type: 'boolean', default: false },
    malocclusion: { type: 'string', default: 'ideal' },
    severity: { type: 'string', default: '1' },
    prepared: { type: 'string', default: '' },
    missing: { type: 'string', default: '' },
    wisdom: { type: 'boolean', default: false },
    triangles: { type: 'string', default: '200000' },
    noise: { type: 'boolean', default: false },
    'no-palate': { type: 'boolean', default: false },
    bite: { type: 'string', default: 'left' },
    formats: { type: 'string', default: 'stl,ply' },
  },
});

const listed = (text: string): string[] => text.split(',').filter((part) => part !== '');

function oneOf<Value extends string>(known: readonly Value[], text: string): Value {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new Error(`${text} is none of ${known.join(', ')}`);
  return found;
}

function numberFrom(text: string): number {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) throw new Error(`${text} is no number`);
  return number;
}

const { out } = values;
if (out === undefined) throw new Error('--out is the folder to write to.');
const options: DentitionOptions = {
  seed: numberFrom(values.seed),
  stage: values.deciduous ? 'deciduous' : oneOf(STAGES, values.stage),
  malocclusion: oneOf(MALOCCLUSIONS, values.malocclusion),
  severity: numberFrom(values.severity),
  prepared: listed(values.prepared).map(numberFrom),
  missing: listed(values.missing).map(numberFrom),
  wisdomTeeth: values.wisdom,
  hasPalate: !values['no-palate'],
  trianglesPerJaw: numberFrom(values.triangles),
  noise: values.noise ? SCANNER_NOISE : 0,
  biteSide: oneOf(['left', 'right'], values.bite),
};
const formats = listed(values.formats).map((format) => oneOf(SCAN_FORMATS, format));

const dentition = makeDentition(options);
mkdirSync(out, { recursive: true });
for (const { name, bytes } of scanFiles(dentition, formats)) {
  writeFileSync(join(out, name), bytes);
  console.log(`${join(out, name)}: ${bytes.length} bytes`);
}
writeFileSync(join(out, 'facts.json'), JSON.stringify({ options, ...scanFacts(dentition) }, null, 2));
