import { sextantsOf } from '@archway/mesh/jaw/sextants';
import { expect, test } from 'vitest';
import { cachedDentition } from './cached.ts';
import type { DentitionOptions } from './options.ts';

/** Sextants of the back and front teeth of each quadrant. */
const OF_QUADRANT = [
  [1, 2],
  [3, 2],
  [4, 5],
  [6, 5],
] as const;

function sextantOf(fdi: number): number {
  const [back, front] = OF_QUADRANT[Math.floor(fdi / 10) - 1]!;
  return fdi % 10 <= 3 ? front : back;
}

test.each<[string, DentitionOptions, number]>([
  ['an even arch', {}, 0.98],
  ['a gap', { seed: 12, missing: [35] }, 0.98],
  ['crowded teeth', { seed: 13, malocclusion: 'crowding' }, 0.9],
  ['spaced teeth', { seed: 14, malocclusion: 'spacing' }, 0.94],
  ['wisdom teeth', { seed: 15, wisdomTeeth: true }, 0.96],
])('the surface of teeth is in their sextants: %s', async (_, options, least) => {
  const mouth = await cachedDentition({ trianglesPerJaw: 20_000, ...options });
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh, labels } = mouth[jaw];
    const sextants = sextantsOf(mesh, jaw)!;
    const onTeeth = [...labels.keys()].filter((vertex) => labels[vertex] !== 0);
    const right = onTeeth.filter((vertex) => sextants[vertex] === sextantOf(labels[vertex]!));
    expect(right.length / onTeeth.length).toBeGreaterThan(least);
  }
});

test('a scan without a whole arch has no sextants', async () => {
  const { bite } = await cachedDentition({ trianglesPerJaw: 20_000 });
  expect(sextantsOf(bite, 'lower')).toBeNull();
});
