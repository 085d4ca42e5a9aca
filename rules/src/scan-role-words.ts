export type NamedRole = 'upper' | 'lower' | 'bite' | 'preOp' | 'scanBody' | 'design';

/** Words of scanners and of people in lower case without accents. A phrase is words in a row. */
const WORDS: Record<NamedRole, string> = {
  scanBody:
    'scanbody, scan body, scanbodies, scanabutment, scan abutment, abutment, scankorper, scanmarker, スキャンボディ, 扫描杆',
  preOp:
    'preop, pre op, preoperative, preprep, pre prep, prepreparation, pre preparation, situ, situation, initial, ' +
    'preoperatoire, preoperatorio, 術前, 术前',
  design:
    'design, waxup, wax up, crown, krone, couronne, corona, bridge, brucke, veneer, inlay, onlay, denture, prothese, ' +
    'framework, gerust, restoration, デザイン, 设计',
  bite:
    'bite, bitescan, bites, biss, bissnahme, bissregistrat, occlusion, okklusion, oclusion, occlusione, buccal, ' +
    'bukkal, mordida, morso, mordu, interocclusal, checkbite, 咬合, バイト',
  upper:
    'upper, upperjaw, upperarch, maxilla, maxillary, maxillaire, maxilar, mascellare, mascella, oberkiefer, superior, ' +
    'superieur, superieure, superiore, 上顎, 上颌, 上颚, 上顎骨',
  lower:
    'lower, lowerjaw, lowerarch, mandible, mandibular, mandibule, mandibula, mandibola, mandibolare, unterkiefer, ' +
    'inferior, inferieur, inferieure, inferiore, 下顎, 下颌, 下颚',
};

/** Short ones that are words of their own in lower case. */
const CODES: Partial<Record<string, NamedRole>> = { OK: 'upper', UK: 'lower', SB: 'scanBody' };

/** Names in which a word alone would mean something else: a scanner's jaws in their bite, and the lower of two jaws. */
const SET_PHRASES: [phrase: string, meaning: string][] = [
  ['occlusion u', 'upper'],
  ['occlusion l', 'lower'],
  ['maxilar inferior', 'lower'],
  ['maxillaire inferieur', 'lower'],
  ['mascellare inferiore', 'lower'],
  ['mascella inferiore', 'lower'],
];

const isIdeographic = (word: string): boolean => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word);

/** The roles that a file name has words for, and all its words. */
export function readFileName(name: string): { roles: Set<NamedRole>; words: string[] } {
  const composed = name.normalize('NFC');
  const words = wordsOf(withoutAccents(name)).map((word) => word.toLowerCase());
  const text = SET_PHRASES.reduce(
    (sofar, [phrase, meaning]) => sofar.replace(` ${phrase} `, ` ${meaning} `),
    ` ${words.join(' ')} `,
  );
  const isNamed = (word: string) =>
    isIdeographic(word) ? composed.includes(word) : text.includes(` ${word} `);
  const roles = new Set<NamedRole>();
  for (const [role, list] of Object.entries(WORDS) as [NamedRole, string][]) {
    if (list.split(', ').some(isNamed)) roles.add(role);
  }
  for (const word of wordsOf(composed)) {
    const role = CODES[word];
    if (role !== undefined) roles.add(role);
  }
  return { roles, words };
}

const withoutAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .normalize('NFC');

/** Also where only a capital letter or a digit begins the next word. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll(/(\d)(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
