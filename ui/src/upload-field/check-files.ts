export interface UploadLimits {
  /** Endings without the dot: `png`. */
  formats: readonly string[];
  maxMegabytes: number;
  maxCount: number;
}

export type UploadProblem = 'format' | 'size' | 'count';

export interface CheckedFiles {
  taken: File[];
  refused: { name: string; problem: UploadProblem }[];
}

/** Takes what is allowed and says of each other file why it is not. A single file replaces the one before. */
export function checkFiles(
  before: readonly File[],
  chosen: readonly File[],
  limits: UploadLimits,
): CheckedFiles {
  const taken = limits.maxCount === 1 ? [] : [...before];
  const refused: CheckedFiles['refused'] = [];
  for (const file of chosen) {
    const problem = problemOf(file, taken.length, limits);
    if (problem === undefined) taken.push(file);
    else refused.push({ name: file.name, problem });
  }
  return { taken: taken.length === 0 ? [...before] : taken, refused };
}

function problemOf(file: File, count: number, limits: UploadLimits): UploadProblem | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!limits.formats.some((format) => format.toLowerCase() === ending)) return 'format';
  if (file.size > limits.maxMegabytes * 1024 ** 2) return 'size';
  return count >= limits.maxCount ? 'count' : undefined;
}
