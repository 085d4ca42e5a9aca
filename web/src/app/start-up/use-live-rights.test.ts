import { LIVE_CLOSE } from '@archway/contract/core/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLive, socket } from '../../platform/live.fixtures.ts';

let followRights: typeof import('./use-live-rights.ts').followRights;
let stop: () => void;
beforeEach(async () => {
  ({ stop } = await fakeLive());
  ({ followRights } = await import('./use-live-rights.ts'));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('rights are read again on a push, and after an outage in which one may have been lost', async () => {
  const asked: unknown[] = [];
  const invalidateQueries = async (filters?: { queryKey: readonly unknown[] }): Promise<void> => {
    asked.push(...(filters?.queryKey ?? ['everything']));
  };
  const end = followRights({ invalidateQueries } as never);
  const first = await socket('system');
  first.greet();
  first.push('role.changed', { roleId: 'x' });
  await vi.waitFor(() => expect(asked).toEqual(['user/info', 'permission/listUserMenu', 'everything']));
  asked.length = 0;
  (await socket('export')).close();
  (await socket('export', 2)).greet();
  expect(asked).toEqual([]);
  first.close(LIVE_CLOSE.sessionEnded);
  (await socket('system', 2)).greet();
  expect(asked.splice(0)).toEqual(['user/info', 'permission/listUserMenu']);
  end();
  (await socket('system', 2)).push('role.changed', { roleId: 'x' });
  expect(asked).toEqual([]);
});
