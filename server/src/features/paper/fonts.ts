import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@archway/rules/languages';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type Weight = 'Regular' | 'SemiBold';
export type Face = 'sans' | 'jp' | 'sc' | 'tc' | 'mono';

const FOLDERS: Readonly<Record<Face, readonly [pack: string, family: string, folder: string]>> = {
  sans: ['@ibm/plex-sans', 'IBMPlexSans', 'woff'],
  mono: ['@ibm/plex-mono', 'IBMPlexMono', 'woff'],
  jp: ['@ibm/plex-sans-jp', 'IBMPlexSansJP', 'woff/hinted'],
  sc: ['@ibm/plex-sans-sc', 'IBMPlexSansSC', 'woff/hinted'],
  tc: ['@ibm/plex-sans-tc', 'IBMPlexSansTC', 'woff/hinted'],
};

/** A complete font, of which a paper embeds the letters it has. It is opened when a letter asks for it. */
export function readFont(face: Face, weight: Weight): Buffer {
  const [pack, family, folder] = FOLDERS[face];
  return unpackWoff(
    readFileSync(require.resolve(`${pack}/fonts/complete/${folder}/${family}-${weight}.woff`)),
  );
}

/** Where a letter is looked for. Chinese characters have another form in each of their languages. */
const ORDER: Partial<Record<Language, readonly Face[]>> = {
  ja: ['sans', 'jp', 'tc', 'sc'],
  'zh-CN': ['sans', 'sc', 'tc', 'jp'],
  'zh-TW': ['sans', 'tc', 'sc', 'jp'],
};
const ANY_OTHER: readonly Face[] = ['sans', 'sc', 'tc', 'jp'];

export const facesOf = (language: Language): readonly Face[] => ORDER[language] ?? ANY_OTHER;
