import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokensCss } from '../../build/tokens-css.ts';
import { contrast } from './contrast.ts';
import { THEMES } from '@archway/rules/display';
import { COLOR, STATUS, TOOTH } from './tokens.ts';

const TEXT = 4.5;
const EDGE = 3;

test('the style sheet is written from the tokens', () => {
  expect(readFileSync(new URL('tokens.generated.css', import.meta.url), 'utf8')).toBe(tokensCss());
});

describe.each(THEMES)('in the %s theme', (theme) => {
  const color = COLOR[theme];
  const grounds = ['canvas', 'surface', 'sunken', 'hover', 'selected', 'raised'] as const;

  test.each(grounds)('text can be read on %s', (ground) => {
    for (const ink of ['ink', 'ink2', 'ink3', 'primaryText'] as const)
      expect(contrast(color[ink], color[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
  });

  test('colors with a meaning can be read on their ground, on the sheet and on the window', () => {
    for (const name of ['blue', 'red', 'amber', 'green'] as const)
      for (const ground of [color[`${name}Soft`], color.surface, color.canvas])
        expect(contrast(color[name], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
  });

  test('buttons can be read', () => {
    expect(contrast(color.onPrimary, color.primary)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.onPrimary, color.primaryHover)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.primaryText, color.primarySoft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.onRed, color.redSolid)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.onBlue, color.blue)).toBeGreaterThanOrEqual(TEXT);
  });

  test('states can be read on their chip, on the sheet and in a selected row', () => {
    const pairs = Object.entries<{ fg: string; bg: string }>(STATUS[theme]);
    for (const [name, { fg, bg }] of pairs)
      for (const ground of [bg, color.surface, color.selected])
        expect(contrast(fg, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
  });

  test('numbers can be read beside the teeth and on work', () => {
    for (const ground of [color.surface, color.sunken])
      expect(contrast(TOOTH[theme].number, ground)).toBeGreaterThanOrEqual(TEXT);
    for (const work of [
      'crown',
      'inlay',
      'veneer',
      'pontic',
      'implant',
      'postcore',
      'denture',
      'aligner',
    ] as const)
      expect(contrast(COLOR.light.ink, TOOTH[theme][work]), work).toBeGreaterThanOrEqual(TEXT);
  });

  test('edges of fields and the focus can be seen', () => {
    for (const ground of [color.surface, color.canvas]) {
      expect(contrast(color.lineStrong, ground)).toBeGreaterThanOrEqual(
        ground === color.surface ? EDGE : 2.5,
      );
      expect(contrast(color.focus, ground)).toBeGreaterThanOrEqual(EDGE);
    }
  });
});
