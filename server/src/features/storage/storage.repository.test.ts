import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../platform/rpc/implement.ts';
import { openSite } from '../../testing/file-site.ts';
import { inTenant as inTenantOf } from '../../testing/in-tenant.ts';
import { limitRoom, roomOf } from '../../testing/storage.ts';
import { free, release, reserve, useReserved } from './storage.repository.ts';

const site = await openSite();
let orgId: string;
beforeEach(() => {
  orgId = randomUUID();
});

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => inTenantOf(site, orgId, work);
const GIGABYTE = 1_024 ** 3;

test('an organization begins with 20 GB, filled to the last byte', async () => {
  expect(await inTenant((tx) => reserve(tx, orgId, 20 * GIGABYTE - 1))).toBe(true);
  expect(await inTenant((tx) => reserve(tx, orgId, 2))).toBe(false);
  expect(await inTenant((tx) => reserve(tx, orgId, 1))).toBe(true);
  expect(await roomOf(site, orgId)).toEqual({ used: 0, reserved: 20 * GIGABYTE });
});

test('what is larger than all there is does not fit, also as the first', async () => {
  expect(await inTenant((tx) => reserve(tx, orgId, 21 * GIGABYTE))).toBe(false);
  expect(await roomOf(site, orgId)).toEqual({ used: 0, reserved: 0 });
});

test('what was reserved becomes used, or is given back; what is used can be freed', async () => {
  await inTenant(async (tx) => {
    await reserve(tx, orgId, 100);
    await useReserved(tx, orgId, 60);
  });
  expect(await roomOf(site, orgId)).toEqual({ used: 60, reserved: 40 });
  await inTenant((tx) => release(tx, orgId, 40));
  await inTenant((tx) => free(tx, orgId, 10));
  expect(await roomOf(site, orgId)).toEqual({ used: 50, reserved: 0 });
});

test('used and reserved count alike', async () => {
  await limitRoom(site, orgId, 100);
  await inTenant(async (tx) => {
    await reserve(tx, orgId, 90);
    await useReserved(tx, orgId, 50);
  });
  expect(await inTenant((tx) => reserve(tx, orgId, 11))).toBe(false);
  expect(await inTenant((tx) => reserve(tx, orgId, 10))).toBe(true);
});

test.each([
  { limit: 100, why: 'the row is there' },
  { limit: null, why: 'the row is made on the way' },
])('of twenty who ask at once for room that suffices ten times, ten get it: $why', async ({ limit }) => {
  if (limit !== null) await limitRoom(site, orgId, limit);
  const each = (limit ?? 20 * GIGABYTE) / 10;
  const got = await Promise.all(Array.from({ length: 20 }, () => inTenant((tx) => reserve(tx, orgId, each))));
  expect(got.filter(Boolean).length).toBe(10);
  expect(await roomOf(site, orgId)).toEqual({ used: 0, reserved: each * 10 });
});

test('nothing goes below zero: whoever gives back twice is refused whole', async () => {
  await inTenant((tx) => reserve(tx, orgId, 10));
  for (const twice of [useReserved, release, free])
    await expect(
      inTenant(async (tx) => {
        await reserve(tx, orgId, 1);
        await twice(tx, orgId, 12);
      }),
    ).rejects.toMatchObject({ code: '23514' });
  expect(await roomOf(site, orgId)).toEqual({ used: 0, reserved: 10 });
});

test('what fails later reserves nothing', async () => {
  await inTenant(async (tx) => {
    await reserve(tx, orgId, 10);
    throw new Error('later');
  }).catch(() => {});
  expect(await roomOf(site, orgId)).toEqual({ used: 0, reserved: 0 });
});
