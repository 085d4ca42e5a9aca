/**
 * The import laws, first lock: one rule per law, judged on resolved files. The second lock is `no-restricted-imports`
 * in .oxlintrc.json, judged on what is written. `tests/laws` plants a violation of each and sees it caught.
 *
 * dependency-cruiser 18 has no parser for TypeScript 7 and reads our sources with a tolerant JavaScript one. Hence:
 * - it finds no .ts by itself: it must be given the files (`node tests/laws/check.ts`);
 * - it does not see `export type … from`, which oxlint does;
 * - it cannot tell `import type` from `import`, so cycles are judged by oxlint (run time) and tests/laws/cycles.ts (all).
 */

const TEST = '\\.test\\.tsx?$';
const TEST_SETTINGS = '/vitest\\.config\\.ts$';
/** Tests, and what only tests and the component gallery load. */
const TEST_MATERIAL = '\\.(test|stories|fixtures)\\.tsx?$';

/** A package of ours: its files, or its name where the importer has not declared it and it cannot be resolved. */
const ours = (...names) => `^(@archway/)?(${names.join('|')})(/|$)`;

/** A folder below a package's `src`, by file or by name. */
const within = (name, ...folders) => `^(${name}/src|@archway/${name})/(${folders.join('|')})(/|$)`;

/** A package of others, installed or not. */
const theirs = (...names) => `(^|/node_modules/|^node_modules/)(${names.join('|')})(/|$)`;

const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A pure package: imports itself and what is listed. Its tests may also use the test tools and what Node brings. */
function pure(folder, { allows = [], builtins = false } = {}) {
  const path = `^${folder}/`;
  const allowed = [path, ...allows];
  const exceptBuiltins = { dependencyTypesNot: ['core'] };
  return [
    law(
      `${folder}-is-pure`,
      `${folder}/ imports only itself and what is listed`,
      { path, pathNot: [TEST, TEST_SETTINGS] },
      { pathNot: allowed, ...(builtins ? exceptBuiltins : {}) },
    ),
    law(
      `${folder}-tests-are-pure`,
      `tests in ${folder}/ import no other part of the product either`,
      { path: `^${folder}/.*${TEST}` },
      { pathNot: [...allowed, theirs('vitest', 'fast-check')], ...exceptBuiltins },
    ),
  ];
}

/** `$1` keeps the feature's name, so a new feature needs no new rule. */
function featuresMeetAtPublic(side) {
  const features = `^${side}/src/features`;
  return law(
    `${side}-features-meet-at-public`,
    'a feature uses another one only through its public.ts',
    { path: `${features}/([^/]+)/` },
    { path: `${features}/[^/]+/`, pathNot: [`${features}/$1/`, `${features}/[^/]+/public\\.ts$`] },
  );
}

module.exports = {
  forbidden: [
    ...pure('rules'),
    ...pure('contract', { allows: [ours('rules'), theirs('zod')] }),
    ...pure('locales', { allows: [ours('rules'), theirs('intl-messageformat')], builtins: true }),
    ...pure('mesh', { allows: [theirs('meshoptimizer', '@gltf-transform')] }),

    featuresMeetAtPublic('server'),
    featuresMeetAtPublic('web'),
    law(
      'server-platform-knows-no-feature',
      'the platform carries features, it does not know them',
      { path: '^server/src/platform/' },
      { path: within('server', 'features', 'main') },
    ),
    law(
      'web-platform-knows-no-feature',
      'the platform carries features, it does not know them',
      { path: '^web/src/platform/' },
      { path: within('web', 'features', 'app') },
    ),
    law(
      'clients-know-no-server',
      'clients and shared packages know the server by the contract only',
      { path: '^(web|contract|rules|ui|viewer|mesh|agent)/' },
      { path: ours('server') },
    ),
    law(
      'sql-only-in-repositories',
      'every query of a feature can be found, and read for its tenant, in one file',
      { path: '^server/src/features/', pathNot: '\\.(repository|fixtures)\\.ts$' },
      { path: [theirs('kysely', 'pg', 'pg-[^/]+'), within('server', 'platform/db')] },
    ),
    law(
      'engines-know-no-react',
      'geometry and 3D engine work without the portal',
      { path: '^(viewer|mesh)/' },
      { path: [theirs('react', 'react-[^/]+', '@react-[^/]+', 'antd'), ours('contract', 'ui', 'web')] },
    ),
    law(
      'ui-knows-no-feature',
      'the design system works without the portal',
      { path: '^ui/' },
      { path: ours('contract', 'web') },
    ),
    law(
      'only-tests-start-main',
      'main knows everything, so nothing may know main',
      { pathNot: '^(server/src/(main|testing)|tests)/' },
      { path: within('server', 'main') },
    ),
    law(
      'product-uses-no-test-material',
      'sandbox, tests, cast and the test bench of the server are not shipped',
      { path: '^[^/.]+/', pathNot: ['^(tests|tools|sandbox|cast|ops|server/src/testing)/', TEST_MATERIAL] },
      { path: [ours('sandbox', 'tests', 'cast'), within('server', 'testing')] },
    ),
    law(
      'only-config-imports-process',
      'the environment is read and checked in one place',
      { path: '^(server|web|agent|viewer|ui)/', pathNot: ['^server/src/platform/config/', TEST] },
      { path: '^process$', dependencyTypes: ['core'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
