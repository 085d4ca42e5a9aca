import { expect, test } from 'vitest';
import { deriveFromScan, type DeriveStep } from './derive.ts';
import { lowerJaw, upperJaw } from '../jaw/jaws.fixtures.ts';
import { triangleCount } from '../core/mesh.ts';
import { meshOf, posed, torn } from '../core/shapes.fixtures.ts';
import { surfaceDistance } from '../search/surface-distance.ts';
import { unpackGlb } from '../glb/unpack.ts';

test('all that is made of an upper jaw', async () => {
  const scan = upperJaw();
  const steps: DeriveStep[] = [];
  const derived = await deriveFromScan(scan, { onStep: (step) => steps.push(step) });
  expect(derived).toMatchObject({
    jaw: { jaw: 'upper', sure: true },
    unit: { unit: 'mm', factorToMm: 1, sure: true },
    report: { triangles: triangleCount(scan), islands: 1, holes: 0 },
    simplifiedForView: false,
    fullTriangles: triangleCount(scan),
  });
  const { width, height } = derived.thumbnail;
  expect(Math.max(width / 480, height / 320)).toBeCloseTo(1, 1);
  expect(derived.previewTriangles).toBeLessThanOrEqual(4000);
  expect(derived.preview.length).toBeLessThan(derived.full.length / 2);
  const preview = await unpackGlb(derived.preview);
  const full = await unpackGlb(derived.full);
  expect(triangleCount(preview)).toBe(derived.previewTriangles);
  expect(surfaceDistance(scan, full, { samples: 4000 }).max).toBeLessThan(derived.fullError);
  expect(derived.fullError).toBeLessThan(0.002);
  expect(surfaceDistance(scan, preview, { samples: 4000 }).mean).toBeCloseTo(derived.previewError.mean, 2);
  expect(derived.previewError.mean).toBeLessThan(0.1);
  expect(steps).toEqual(['recognize', 'check', 'preview', 'thumbnail', 'full', 'measure']);
});

test('a torn scan in inches becomes a whole one in millimeters', async () => {
  const { report, unit, jaw, full } = await deriveFromScan(torn(posed(lowerJaw(), 8, 1 / 25.4)));
  expect(unit).toEqual({ unit: 'inch', factorToMm: 25.4, sure: true });
  expect(report).toMatchObject({ islands: 1, borderLoops: 1 });
  expect(jaw.width).toBeGreaterThan(55);
  expect(jaw.width).toBeLessThan(80);
  const { positions } = await unpackGlb(full);
  expect(
    surfaceDistance(posed(lowerJaw(), 8), { ...(await unpackGlb(full)), positions }, { samples: 2000 }).max,
  ).toBeLessThan(0.002);
});

test('a known unit is not guessed', async () => {
  const { unit, report } = await deriveFromScan(lowerJaw(), { unit: 'cm' });
  expect(unit).toEqual({ unit: 'cm', factorToMm: 10, sure: true });
  expect(report.diagonal).toBeGreaterThan(700);
});

test('a scan without triangles is refused', async () => {
  await expect(deriveFromScan(meshOf([], []))).rejects.toThrow(RangeError);
});
