import type { Language } from '@archway/rules/languages';

/** Values of the design's tokens: a mail brings its own, for no program loads a style sheet. */
const COLORS = {
  canvas: { light: '#EBF0F0', dark: '#0A1113' },
  surface: { light: '#FFFFFF', dark: '#11191C' },
  sunken: { light: '#F4F7F7', dark: '#0D1517' },
  line: { light: '#D0DADB', dark: '#29363A' },
  lineSubtle: { light: '#E3E9EA', dark: '#1C272A' },
  ink: { light: '#0E1D21', dark: '#E9F0F0' },
  ink2: { light: '#394B51', dark: '#B7C4C6' },
  ink3: { light: '#54666C', dark: '#8E9EA2' },
  primary: { light: '#0B5F60', dark: '#3DB5AB' },
  onPrimary: { light: '#FFFFFF', dark: '#04201E' },
} as const;
type ColorName = keyof typeof COLORS;
type Paint = Readonly<Partial<Record<'background-color' | 'border-color' | 'color', ColorName>>>;

/** What is painted how. Light is written on each element, dark overrides it by the same name. */
const PAINTS = {
  canvas: { 'background-color': 'canvas' },
  card: { 'background-color': 'surface', 'border-color': 'line' },
  note: { 'background-color': 'sunken', 'border-color': 'lineSubtle', color: 'ink3' },
  rule: { 'border-color': 'lineSubtle' },
  ink: { color: 'ink' },
  ink2: { color: 'ink2' },
  ink3: { color: 'ink3' },
  label: { 'border-color': 'lineSubtle', color: 'ink3' },
  value: { 'border-color': 'lineSubtle', color: 'ink' },
  button: { 'background-color': 'primary' },
  press: { color: 'onPrimary' },
} as const satisfies Record<string, Paint>;
type PaintName = keyof typeof PAINTS;

function declarations(paint: Paint, theme: 'light' | 'dark', important = ''): string {
  return Object.entries(paint)
    .map(([property, color]) => `${property}:${COLORS[color][theme]}${important}`)
    .join(';');
}

/** Class and style of an element. The colors come last: `border` in `style` would take them back. */
export function look(name: PaintName, style: string, further = ''): string {
  const classes = further === '' ? name : `${name} ${further}`;
  return `class="${classes}" style="${style};${declarations(PAINTS[name], 'light')}"`;
}

const darkRules = (scope: string): string =>
  Object.entries(PAINTS)
    .map(([name, paint]) => `${scope}.${name}{${declarations(paint, 'dark', '!important')}}`)
    .join('');

/** A phone is narrow: the card fills it. */
const PHONE = [
  '.around{padding:16px 0 24px!important}',
  '.beside{padding-left:20px!important;padding-right:20px!important}',
  '.card{border-left-width:0!important;border-right-width:0!important;border-radius:0!important}',
  '.note{border-radius:0!important}',
  '.heading{font-size:21px!important;line-height:28px!important}',
  '.label{width:84px!important}',
];

/** What cannot be said inline. Programs that drop it show the light mail at the width of a desk. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  // Many programs make links of times and addresses; they keep the look of text.
  '.ink3 a,.value a{color:inherit!important;text-decoration:none!important}',
  `@media (max-width:480px){${PHONE.join('')}}`,
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  // Outlook knows no such question: where it darkens a mail it marks what it changed.
  darkRules('[data-ogsc] '),
].join('\n');

const FONTS: Partial<Record<Language, string>> = {
  ja: "'IBM Plex Sans JP','Hiragino Sans','Yu Gothic UI','Noto Sans JP',Meiryo,sans-serif",
  'zh-CN': "'IBM Plex Sans SC','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif",
  'zh-TW': "'IBM Plex Sans TC','PingFang TC','Microsoft JhengHei','Noto Sans TC',sans-serif",
};
const FONT = "'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Chinese and Japanese share code points: the family follows the language. */
export const fontOf = (language: Language): string => FONTS[language] ?? FONT;
