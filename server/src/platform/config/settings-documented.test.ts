import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from './config.ts';

test('docs/operate.md lists every setting and no unknown one', () => {
  const page = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split(/<!-- \/?settings -->/);
  const named = table
    .split('\n')
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
  const others = ['DATABASE_OWNER_URL', 'FILES_HTTP_HOST', 'FILES_HTTP_PORT'];
  expect(new Set(named)).toEqual(new Set([...settingNames, ...others]));
  expect(named).toHaveLength(new Set(named).size);
});
