import { expect, test } from 'vitest';
import { contactColors, GAP_COLORS, OVERLAP_COLOR } from './contacts/contact-colors.ts';
import { DEVIATION_COLORS, deviationColors, NOT_COMPARED } from './deviation/deviation-colors.ts';

const hexAt = (rgba: Uint8Array, vertex: number): string =>
  `#${[0, 1, 2].map((part) => rgba[vertex * 4 + part]!.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

test('gaps get the colors of the legend, overlaps are dark, and distances beyond the range have no color', () => {
  const rgba = contactColors(Float32Array.of(-0.5, 0, 0.2, 0.325, 0.5, 0.6, Number.NaN), 0.5);
  expect(hexAt(rgba, 0)).toBe(OVERLAP_COLOR);
  expect(hexAt(rgba, 1)).toBe(GAP_COLORS[0]!.color);
  expect(hexAt(rgba, 2)).toBe(GAP_COLORS[2]!.color);
  expect(hexAt(rgba, 3)).toBe(GAP_COLORS[3]!.color);
  expect([0, 1, 2, 3].map((vertex) => rgba[vertex * 4 + 3])).toEqual([255, 255, 255, 255]);
  expect([4, 5, 6].map((vertex) => rgba[vertex * 4 + 3])).toEqual([0, 0, 0]);
});

test('a wider range gives the same gap a color nearer to contact', () => {
  const distances = Float32Array.of(0.4);
  expect(hexAt(contactColors(distances, 1), 0)).toBe(GAP_COLORS[2]!.color);
  expect(hexAt(contactColors(distances, 2), 0)).toBe(GAP_COLORS[1]!.color);
});

test('lost material is blue and gained material red, up to the range; unmatched surface is gray', () => {
  const rgba = deviationColors(Float32Array.of(-0.3, 0, 0.3, 0.9, Number.NaN), 0.3);
  const colors = [0, 1, 2, 3, 4].map((vertex) => hexAt(rgba, vertex));
  const [lost, same, gained] = [DEVIATION_COLORS[0]!, DEVIATION_COLORS[3]!, DEVIATION_COLORS[6]!];
  expect(colors).toEqual([lost.color, same.color, gained.color, gained.color, NOT_COMPARED]);
});

test('changes within the neutral band have no color, and the ends of the scale stay where they are', () => {
  const rgba = deviationColors(Float32Array.of(-0.3, -0.04, 0.039, 0.3, 0.1), 0.3, 0.04);
  const [lost, same, gained] = [DEVIATION_COLORS[0]!, DEVIATION_COLORS[3]!, DEVIATION_COLORS[6]!];
  const colors = [0, 1, 2, 3].map((vertex) => hexAt(rgba, vertex));
  expect(colors).toEqual([lost.color, same.color, same.color, gained.color]);
  expect(hexAt(rgba, 4)).not.toBe(same.color);
});
