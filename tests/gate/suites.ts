/** Tests of parts that stand on few others. The gate runs one when something it is made of has changed since all of them passed. */
export interface Suite {
  name: string;
  config: string;
  /** What it may take on a quiet machine with two cores, and the fewest tests it has. */
  seconds: number;
  least: number;
  /** Folders. Those of tests and tools that only it uses lie in them. */
  madeOf: readonly string[];
}

const SCANS = ['mesh', 'rules', 'cast/src/dentition'];

export const SUITES: readonly Suite[] = [
  { name: 'geometry', config: 'mesh/vitest.config.ts', seconds: 130, least: 420, madeOf: SCANS },
  {
    name: 'viewer',
    config: 'viewer/vitest.config.ts',
    seconds: 80,
    least: 130,
    madeOf: [...SCANS, 'viewer'],
  },
  {
    name: 'viewer in a browser',
    config: 'viewer/vitest.browser.config.ts',
    seconds: 200,
    least: 56,
    madeOf: [...SCANS, 'viewer', 'ui'],
  },
  {
    name: 'components and stories',
    config: 'ui/vitest.config.ts',
    seconds: 210,
    least: 187,
    madeOf: ['ui', 'rules', 'locales/src', 'locales/en'],
  },
];

/** What all of them stand on. */
const SHARED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

export interface ChosenSuite {
  suite: Suite;
  /** Why it runs; undefined where nothing it is made of has changed. */
  why?: string;
}

/** All of them where nobody knows what has changed. */
export function chooseSuites(
  suites: readonly Suite[],
  changed: readonly string[] | undefined,
): ChosenSuite[] {
  return suites.map((suite) => {
    if (changed === undefined) return { suite, why: 'what has changed is not known' };
    const concerns = (file: string): boolean =>
      SHARED.includes(file) || suite.madeOf.some((folder) => file.startsWith(`${folder}/`));
    const files = changed.filter(concerns);
    return files.length === 0 ? { suite } : { suite, why: `${files.length} changed, ${files[0]} for one` };
  });
}
