/**
 * Violations of the import laws, each named by the rule of .dependency-cruiser.cjs it breaks. `at` is where the file is
 * planted (`*` becomes the variant's name), `to` what it imports.
 */
export interface Plant {
  law: string;
  at: string;
  to: string;
  /** oxlint reads what is written, not where it leads: there some detours cannot be told from a lawful import. */
  onlyCruiser?: true;
}

const plant = (law: string, at: string, ...to: string[]): Plant[] =>
  to.map((target) => ({ law, at, to: target }));
const detour = (law: string, at: string, to: string): Plant => ({ law, at, to, onlyCruiser: true });

export const PLANTS: readonly Plant[] = [
  ...plant('rules-is-pure', 'rules/src/*', 'node:fs', 'zod', '@archway/contract/core/call'),
  ...plant('rules-is-pure', 'rules/src/order/*', '../../../contract/src/core/call.ts'),
  ...plant('rules-tests-are-pure', 'rules/src/*.test', '@archway/server/platform/clock/clock'),

  ...plant(
    'contract-is-pure',
    'contract/src/*',
    'node:fs',
    'fastify',
    '@archway/locales/load',
    '@archway/server/main/http',
  ),
  ...plant('contract-is-pure', 'contract/src/order/*', '../../../server/src/platform/clock/clock.ts'),
  ...plant('contract-tests-are-pure', 'contract/src/*.test', '@archway/server/main/http'),
  detour('contract-tests-are-pure', 'contract/src/*.test', 'fastify'),

  ...plant('locales-is-pure', 'locales/src/*', 'zod', '@archway/contract/core/call'),
  ...plant('locales-is-pure', 'locales/src/*', '../../contract/src/core/call.ts'),
  ...plant('locales-tests-are-pure', 'locales/src/*.test', '@archway/web/app/router'),

  ...plant('mesh-is-pure', 'mesh/src/*', 'node:fs', 'three', '@archway/rules/teeth'),
  ...plant('mesh-is-pure', 'mesh/src/*', '../../viewer/src/viewer.ts'),
  ...plant('mesh-tests-are-pure', 'mesh/src/*.test', '@archway/viewer/viewer'),

  ...plant(
    'server-features-meet-at-public',
    'server/src/features/order/*',
    '../partner/partner.present.ts',
    '../partner/index.ts',
  ),
  ...plant(
    'server-features-meet-at-public',
    'server/src/features/order/calls/*',
    '../../partner/partner.repository.ts',
  ),
  ...plant(
    'server-features-meet-at-public',
    'server/src/features/order/calls/deep/*',
    '../../../partner/calls/invite.ts',
  ),
  ...plant(
    'server-features-meet-at-public',
    'server/src/features/order/*.repository',
    '../partner/partner.repository.ts',
  ),
  ...plant(
    'server-features-meet-at-public',
    'server/src/features/order/*',
    '@archway/server/features/partner/partner.present',
  ),
  detour(
    'server-features-meet-at-public',
    'server/src/features/order/*',
    '../../features/partner/partner.present.ts',
  ),
  detour(
    'server-features-meet-at-public',
    'server/src/features/order/*.test',
    '../partner/partner.present.ts',
  ),

  ...plant('web-features-meet-at-public', 'web/src/features/order/*', '../case/case.queries.ts'),
  ...plant('web-features-meet-at-public', 'web/src/features/order/screens/*', '../../case/screens/list.tsx'),
  ...plant(
    'web-features-meet-at-public',
    'web/src/features/order/screens/parts/*',
    '../../../case/case.queries.ts',
  ),

  ...plant(
    'server-platform-knows-no-feature',
    'server/src/platform/*',
    '../features/partner/public.ts',
    '../main/http.ts',
  ),
  ...plant(
    'server-platform-knows-no-feature',
    'server/src/platform/rpc/*',
    '../../features/partner/public.ts',
    '../../main/http.ts',
  ),
  ...plant(
    'server-platform-knows-no-feature',
    'server/src/platform/config/*',
    '../../features/partner/public.ts',
  ),
  ...plant(
    'web-platform-knows-no-feature',
    'web/src/platform/*',
    '../features/case/public.ts',
    '../app/router.tsx',
  ),

  ...[
    'web/src/app/*',
    'web/src/features/order/*',
    'contract/src/*',
    'rules/src/*',
    'ui/src/*',
    'viewer/src/*',
    'mesh/src/*',
    'agent/src/*',
  ].flatMap((at) => plant('clients-know-no-server', at, '@archway/server/platform/clock/clock')),
  ...plant('clients-know-no-server', 'web/src/app/*.test', '@archway/server/platform/clock/clock'),
  ...plant('clients-know-no-server', 'web/src/app/*', '../../../server/src/platform/clock/clock.ts'),

  ...plant(
    'sql-only-in-repositories',
    'server/src/features/order/*',
    'kysely',
    'kysely/migration',
    'pg',
    '../../platform/db/database.ts',
  ),
  ...plant(
    'sql-only-in-repositories',
    'server/src/features/order/calls/*',
    'kysely',
    '../../../platform/db/database.ts',
  ),
  ...plant(
    'sql-only-in-repositories',
    'server/src/features/order/calls/deep/*',
    'pg-cursor',
    '../../../../platform/db/database.ts',
  ),
  detour('sql-only-in-repositories', 'server/src/features/order/*.repository.test', 'kysely'),

  ...plant(
    'engines-know-no-react',
    'viewer/src/*',
    'react',
    'react-dom/client',
    '@archway/contract/core/call',
    '@archway/ui/button',
  ),
  ...plant('engines-know-no-react', 'mesh/src/*', 'react', '@archway/contract/core/call'),
  ...plant(
    'ui-knows-no-feature',
    'ui/src/*',
    '@archway/contract/core/call',
    '@archway/web/features/case/public',
  ),
  ...plant('ui-knows-no-feature', 'ui/src/*', '../../web/src/features/case/public.ts'),

  ...plant('only-tests-start-main', 'server/src/features/order/*', '../../main/http.ts'),
  ...plant('only-tests-start-main', 'server/src/features/order/*.test', '../../main/http.ts'),
  ...plant('only-tests-start-main', 'tools/*', '@archway/server/main/http', '../server/src/main/http.ts'),
  ...plant('only-tests-start-main', 'sandbox/*', '@archway/server/main/http'),

  ...plant(
    'product-uses-no-test-material',
    'server/src/main/*',
    '@archway/sandbox/mail',
    '@archway/tests/harness',
    '@archway/cast/people',
  ),
  ...plant('product-uses-no-test-material', 'server/src/features/order/calls/*', '@archway/sandbox/mail'),
  ...plant('product-uses-no-test-material', 'server/src/features/order/*.repository', '@archway/cast/people'),
  ...plant(
    'product-uses-no-test-material',
    'server/src/features/order/calls/deep/*',
    '@archway/sandbox/mail',
  ),
  ...plant(
    'product-uses-no-test-material',
    'server/src/platform/mail/*',
    '@archway/sandbox/mail',
    '../../testing/site.ts',
  ),
  ...plant('product-uses-no-test-material', 'web/src/app/*', '@archway/cast/people'),
  ...plant('product-uses-no-test-material', 'agent/src/*', '@archway/sandbox/mail'),
  ...plant('product-uses-no-test-material', 'contract/src/*', '@archway/cast/people'),
  ...plant('product-uses-no-test-material', 'viewer/src/*', '@archway/tests/harness'),
  detour('product-uses-no-test-material', 'ui/src/*', '@archway/cast/people'),
  detour('product-uses-no-test-material', 'server/src/main/*', '../../../sandbox/mail.ts'),

  ...plant('only-config-imports-process', 'server/src/platform/log/*', 'node:process'),
  ...plant('only-config-imports-process', 'server/src/features/order/*', 'process'),
];
