/** What a file of an order shows. */
export type ScanRole =
  | 'upper'
  | 'lower'
  | 'bite1'
  | 'bite2'
  | 'preOp'
  | 'scanBody'
  | 'design'
  | 'photo'
  | 'other';

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

/** One scanner calls its jaws so, and the bite is what it means by the word in the middle. */
const JAWS_IN_OCCLUSION: Partial<Record<string, NamedRole>> = {
  'occlusion u': 'upper',
  'occlusion l': 'lower',
};

const isIdeographic = (word: string): boolean => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word);

/** The roles that a file name has words for, and the numbers in it. */
export function readFileName(name: string): { roles: Set<NamedRole>; words: string[] } {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .normalize('NFC');
  const original = wordsOf(name.normalize('NFC').replaceAll('ß', 'ss'));
  const words = wordsOf(plain).map((word) => word.toLowerCase());
  const text = ` ${words.join(' ')} `;
  for (const [phrase, role] of Object.entries(JAWS_IN_OCCLUSION)) {
    if (role !== undefined && text.includes(` ${phrase} `)) return { roles: new Set([role]), words };
  }
  const roles = new Set<NamedRole>();
  for (const [role, list] of Object.entries(WORDS) as [NamedRole, string][]) {
    const isNamed = (word: string) =>
      isIdeographic(word) ? name.normalize('NFC').includes(word) : text.includes(` ${word} `);
    if (list.split(', ').some(isNamed)) roles.add(role);
  }
  for (const word of original) {
    const role = CODES[word];
    if (role !== undefined) roles.add(role);
  }
  return { roles, words };
}

/** Also where only a capital letter or a digit begins the next word. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll(/(\d)(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
