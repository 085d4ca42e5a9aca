import {
  CHART,
  COLOR,
  ELEVATION,
  FONT_FAMILY,
  FONT_FAMILY_MONO,
  FONT_FAMILY_OF,
  MOTION,
  RADIUS,
} from '../src/tokens/tokens.ts';
import { STATUS, TOOTH } from '../src/tokens/tokens.ts';
import { THEMES, type Theme } from '@archway/rules/display';

/** The tokens as custom properties, for style sheets. */
export function tokensCss(): string {
  const themes = THEMES.map((theme) =>
    block(theme === 'light' ? ":root,\n[data-theme='light']" : "[data-theme='dark']", colorsOf(theme)),
  );
  const families = Object.entries(FONT_FAMILY_OF).map(([language, family]) =>
    block(`:root:lang(${language})`, { font: family }),
  );
  return [HEAD, ...themes, block(':root', SHARED), ...families].join('\n');
}

const HEAD = '/* Written by `node ui/build/write-tokens-css.ts` from tokens.ts. */';

const SHARED = {
  font: FONT_FAMILY,
  mono: FONT_FAMILY_MONO,
  ...prefixed('radius', RADIUS, (value) => `${value}px`),
  quick: MOTION.quick,
  base: MOTION.base,
  ease: MOTION.ease,
};

function colorsOf(theme: Theme): Record<string, string> {
  return {
    ...prefixed('', COLOR[theme], String),
    ...statusesOf(theme),
    ...prefixed('tooth', TOOTH[theme], String),
    ...Object.fromEntries(CHART[theme].map((color, i) => [`chart-${i + 1}`, color])),
    ...prefixed('shadow', ELEVATION[theme], String),
  };
}

function statusesOf(theme: Theme): Record<string, string> {
  const pairs = Object.entries<Record<string, string>>(STATUS[theme]);
  return Object.fromEntries(
    pairs.flatMap(([name, pair]) => Object.entries(prefixed(`status-${name}`, pair, String))),
  );
}

function prefixed<V>(
  prefix: string,
  values: Readonly<Record<string, V>>,
  write: (value: V) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      [...(prefix === '' ? [] : [prefix]), kebab(name)].join('-'),
      write(value),
    ]),
  );
}

/** `inkDisabled` → `ink-disabled`, `ink2` stays. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function block(selector: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  --${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
