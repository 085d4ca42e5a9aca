const WIDTHS = [1440, 390] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de', 'ja'] as const;

/** How something is looked at: on a desk or on a phone, by day or by night, in a short or a long language. */
export interface Look {
  width: number;
  height: number;
  theme: (typeof THEMES)[number];
  language: string;
}

/** What the flags ask for, by commas; without a flag everything of its kind. */
export interface Wishes {
  width?: string | undefined;
  theme?: string | undefined;
  language?: string | undefined;
}

export function looksOf({ width, theme, language }: Wishes): Look[] {
  const widths = width?.split(',').map(Number) ?? WIDTHS;
  const themes = theme?.split(',') ?? THEMES;
  const languages = language?.split(',') ?? LANGUAGES;
  return languages.flatMap((code) =>
    THEMES.filter((one) => themes.includes(one)).flatMap((one) =>
      widths.map((pixels) => ({
        width: pixels,
        height: pixels < 750 ? 844 : 900,
        theme: one,
        language: code,
      })),
    ),
  );
}

export const nameOf = ({ width, theme, language }: Look): string => `${width}-${theme}-${language}`;
