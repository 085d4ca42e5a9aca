/** A small lawful workspace: every folder of the layout, and each import that is close to a law but allowed. */
const MODULE = `export const value = 1;\nexport type Shape = typeof value;\n`;
const importing = (...specifiers: string[]): string =>
  [
    ...specifiers.map((specifier, i) => `import { value as v${i} } from '${specifier}';`),
    `export const value: unknown[] = [${specifiers.map((_, i) => `v${i}`).join(', ')}];`,
    `export type Shape = typeof value;`,
    '',
  ].join('\n');

export const CLEAN_TREE: Readonly<Record<string, string>> = {
  'rules/src/teeth.ts': MODULE,
  'rules/src/order/steps.ts': importing('../teeth.ts'),
  'rules/src/teeth.test.ts': importing('./teeth.ts', 'vitest', 'fast-check'),
  'contract/src/core/call.ts': importing('zod', '@archway/rules/teeth'),
  'contract/src/core/call.test.ts': `import { readFileSync } from 'node:fs';\nimport { value as v } from './call.ts';\nexport const value = [readFileSync, v];\n`,
  'contract/src/index.ts': `export * from './core/call.ts';\n`,
  'locales/src/load.ts': `import { readFileSync } from 'node:fs';\nimport { value as v } from '@archway/rules/teeth';\nexport const value = [readFileSync, v];\nexport type Shape = typeof value;\n`,
  'mesh/src/mesh.ts': importing('meshoptimizer'),
  'mesh/src/mesh.test.ts': importing('./mesh.ts', '@gltf-transform/core', 'vitest'),
  'viewer/src/viewer.ts': importing('three', '@archway/mesh/mesh'),
  'ui/src/button.tsx': `import { value as v } from 'react';\nexport const value = () => <p>It's {v}</p>;\nexport type Shape = typeof value;\n`,
  'ui/src/button.stories.tsx': `import { value as v } from '@archway/cast/people';\nimport { value as Button } from './button.tsx';\nconst meta = { v, Button };\nexport default meta;\n`,

  'server/src/platform/clock/clock.ts': MODULE,
  'server/src/platform/config/config.ts': `export const value = process.env['SITE'];\n`,
  'server/src/platform/db/database.ts': importing('kysely', '../config/config.ts'),
  'server/src/features/partner/partner.present.ts': importing('../../platform/clock/clock.ts'),
  'server/src/features/partner/partner.repository.ts': importing('kysely', '../../platform/db/database.ts'),
  'server/src/features/partner/partner.fixtures.ts': importing(
    '@archway/cast/people',
    '../../platform/db/database.ts',
  ),
  'server/src/features/partner/calls/invite.ts': importing(
    '../partner.repository.ts',
    '@archway/contract/core/call',
  ),
  'server/src/features/partner/public.ts': `export { value } from './partner.present.ts';\n`,
  'server/src/features/partner/index.ts': importing('./calls/invite.ts'),
  'server/src/features/order/order.present.ts': importing('../partner/public.ts', './calls/ship.ts'),
  'server/src/features/order/calls/ship.ts': importing(
    '../../partner/public.ts',
    '../../../platform/clock/clock.ts',
  ),
  'server/src/features/order/calls/ship.test.ts': importing('./ship.ts', '@archway/sandbox/mail', 'vitest'),
  'server/src/testing/site.ts': importing('../main/http.ts', '@archway/sandbox/mail'),
  'server/src/platform/db/database.test.ts': importing('../../testing/site.ts'),
  'server/src/main/http.ts': importing(
    '../features/partner/index.ts',
    '../platform/db/database.ts',
    'kysely',
  ),

  'web/src/platform/call.ts': importing('@archway/contract/core/call'),
  'web/src/features/case/case.queries.ts': importing('../../platform/call.ts'),
  'web/src/features/case/screens/list.tsx': `import { value as v } from '../case.queries.ts';\nexport const value = () => <p>{String(v)}</p>;\n`,
  'web/src/features/case/public.ts': `export { value } from './case.queries.ts';\n`,
  'web/src/features/order/order.queries.ts': importing('../case/public.ts'),
  'web/src/app/router.tsx': `import { value as List } from '../features/case/screens/list.tsx';\nexport const value = () => <List />;\n`,

  'agent/src/watch.ts': importing('@archway/contract/core/call'),
  'cast/src/people.ts': importing('@archway/contract/core/call'),
  'sandbox/mail.ts': importing('@archway/cast/people'),
  'tests/harness.ts': importing('@archway/server/main/http', '@archway/sandbox/mail'),
  'tests/long.ts': `export function long(): void {\n${'  long();\n'.repeat(500)}}\n`,
  'tools/report.ts': `import { value } from '@archway/server/features/partner/public';\nconsole.log(process.env['A'], value);\n`,
};

/** Modules that load each other: [name, files, locks that see it]. */
export const CYCLES: readonly { name: string; files: Readonly<Record<string, string>>; oxlint: boolean }[] = [
  {
    name: 'value',
    files: { 'contract/src/ring/a.ts': importing('./b.ts'), 'contract/src/ring/b.ts': importing('./a.ts') },
    oxlint: true,
  },
  {
    name: 'jsx',
    files: {
      'web/src/app/ring-a.tsx': `import { B } from './ring-b.tsx';\nexport const A = () => <B />;\n`,
      'web/src/app/ring-b.tsx': `import { A } from './ring-a.tsx';\nexport const B = () => <A />;\n`,
    },
    oxlint: true,
  },
  {
    name: 'three, one passing on',
    files: {
      'server/src/platform/ring/a.ts': importing('./b.ts'),
      'server/src/platform/ring/b.ts': `export * from './c.ts';\nexport const b = 1;\n`,
      'server/src/platform/ring/c.ts': importing('./a.ts'),
    },
    oxlint: true,
  },
  {
    name: 'across packages',
    files: {
      'sandbox/ring.ts': importing('@archway/tools/ring'),
      'tools/ring.ts': importing('@archway/sandbox/ring'),
    },
    oxlint: true,
  },
  {
    name: 'dynamic',
    files: {
      'server/src/platform/ring/late.ts': `export const late = async (): Promise<unknown> => import('./early.ts');\n`,
      'server/src/platform/ring/early.ts': `import { late } from './late.ts';\nexport const early = late;\n`,
    },
    oxlint: false,
  },
];

/** Modules that know each other for types only, in each way that a type can be imported. */
export const TYPE_CYCLES: readonly { name: string; files: Readonly<Record<string, string>> }[] = [
  {
    name: 'one way a value, back a type',
    files: {
      'contract/src/order/model.ts': `import type { Shape as Other } from './calls.ts';\nexport const value = 1;\nexport type Shape = Other | string;\n`,
      'contract/src/order/calls.ts': `import { value as v } from './model.ts';\nexport const value = v;\nexport type Shape = number;\n`,
    },
  },
  {
    name: 'three by types, one passing on',
    files: {
      'mesh/src/ring/a.ts': `import type { B } from './b.ts';\nexport type A = B | 1;\n`,
      'mesh/src/ring/b.ts': `export type { C as B } from './c.ts';\nexport const b = 1;\n`,
      'mesh/src/ring/c.ts': `import type { A } from './a.ts';\nexport type C = A | 2;\n`,
    },
  },
  {
    name: 'an import within a type',
    files: {
      'ui/src/ring/a.ts': `export interface A {\n  b: import('./b.ts').B | null;\n}\n`,
      'ui/src/ring/b.ts': `import type { A } from './a.ts';\nexport type B = A[];\n`,
    },
  },
  {
    name: 'a new one in the web app',
    files: {
      'web/src/platform/ring-a.ts': `import type { B } from './ring-b.ts';\nexport type A = B | 1;\n`,
      'web/src/platform/ring-b.ts': `import type { A } from './ring-a.ts';\nexport type B = A[];\n`,
    },
  },
];

export const BARRELS: Readonly<Record<string, string>> = {
  'server/src/features/order/everything.ts': `export * from './order.present.ts';\nexport * from './calls/ship.ts';\n`,
  'ui/src/components.ts': `import { value } from './button.tsx';\nexport { value };\n`,
  'contract/src/types.ts': `export type { Shape } from './core/call.ts';\n`,
};
