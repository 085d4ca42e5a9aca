import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { uploadState } from '@archway/contract/file/calls';
import { writeObj } from '@archway/mesh/formats/write-obj';
import { writePly } from '@archway/mesh/formats/write-ply';
import { writeStl } from '@archway/mesh/formats/write-stl';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { EICAR } from '../../../testing/eicar.ts';
import { testEnvironment } from '../../../testing/environment.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { runJob } from '../../../testing/jobs.ts';
import { someMesh } from '../../../testing/meshes.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { readObject } from '../../../testing/read-object.ts';
import { presentedScan } from '../../../testing/presented-scan.ts';
import { processAll, sendWhole, type Sent } from '../../../testing/process-scans.ts';
import { sha256Of } from '../../../testing/scans.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { roomOf } from '../../../testing/storage.ts';
import { switchableProxy, type SwitchableProxy } from '../../../testing/switchable-proxy.ts';
import { childPool } from '../sandboxed/pool.ts';
import { processScan } from './process-scan.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
let person: TestPerson;
let accessToken: string;
let scanner: SwitchableProxy;
beforeAll(async () => {
  scanner = await switchableProxy(testEnvironment()['VIRUS_SCANNER_URL'] ?? '');
  site = await openTestSite(undefined, { VIRUS_SCANNER_URL: scanner.url });
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});
afterAll(async () => {
  await site.close();
  await scanner.turnOff();
});
beforeEach(() => site.queue.query('delete from graphile_worker._private_jobs'));

interface Row {
  tag: string;
  code: number | null;
  content_key: string | null;
  sha256: Buffer | null;
}
async function fileOf(fileId: string): Promise<Row> {
  const [row] = await rowsAs<Row & Record<string, unknown>>(
    site.owner,
    person.orgId,
    'select tag, code, content_key, sha256 from file where id = $1',
    [fileId],
  );
  if (row === undefined) throw new Error('no such file');
  return row;
}
async function scanOf(fileId: string) {
  const scan = await presentedScan(site, person.orgId, fileId);
  if (scan === undefined) throw new Error('no such scan');
  return scan;
}
async function stepsOf(fileId: string): Promise<string[]> {
  const rows = await rowsAs<{ step: string }>(
    site.owner,
    person.orgId,
    `select payload->>'step' as step from outbox
     where name = 'scan.progressed' and payload->>'fileId' = $1 order by id`,
    [fileId],
  );
  return rows.map(({ step }) => step);
}
const run = (fileId: string, more: { store?: ObjectStore; isLastAttempt?: boolean } = {}) =>
  runJob(site, processScan, { orgId: person.orgId, input: { fileId }, ...more });
const send = (bytes: Uint8Array, name = 'upper.stl', announced = sha256Of(bytes)): Promise<Sent> =>
  sendWhole(site, accessToken, { name, bytes: Buffer.from(bytes), announced });
const away = (): Promise<never> => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

const stl = () => writeStl(someMesh());

describe('a scan', () => {
  test.each([
    ['stl', writeStl(someMesh()), false],
    ['ply', writePly(someMesh(20, true)), true],
    ['obj', writeObj(someMesh()), false],
  ] as const)('%s is checked, kept as it came, and can be looked at', async (format, bytes, hasColors) => {
    const { fileId, key } = await send(bytes, `case upper.${format}`);
    await run(fileId);
    expect(await stepsOf(fileId)).toEqual(['checking', 'reading', 'preparing', 'done']);

    const file = await fileOf(fileId);
    expect([file.tag, file.code]).toEqual(['finished', null]);
    const hash = sha256Of(bytes);
    expect(file.content_key).toBe(`org/${person.orgId}/${new Date().getUTCFullYear()}/${hash}`);
    expect(file.sha256?.toString('hex')).toBe(hash);
    expect(await site.store.head(key)).toBeNull();
    const { data } = await site.call(uploadState, { fileId }, { accessToken });
    const original = await fetchFile(data.url ?? '');
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    expect(original.headers.get('content-disposition')).toContain(`filename="case upper.${format}"`);

    const scan = await scanOf(fileId);
    expect(scan).toMatchObject({ step: 'done', problem: null, archive: null, role: 'upper' });
    expect(scan.facts).toMatchObject({ format, triangles: 800, vertices: 441, hasColors });
    for (const drawable of [scan.preview, scan.full]) {
      const reply = await fetchFile(drawable?.url ?? '');
      expect(reply.headers.get('content-type')).toBe('model/gltf-binary');
      const glb = Buffer.from(await reply.arrayBuffer());
      expect([glb.subarray(0, 4).toString(), glb.length]).toEqual(['glTF', drawable?.bytes]);
      expect(drawable?.triangles).toBeGreaterThan(0);
    }
    const picture = await fetchFile(scan.thumbnailUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('png');
  });

  test('is found by its event, and leaves nothing behind but itself and what was made of it', async () => {
    const { fileId } = await send(stl());
    await processAll(site);
    expect((await scanOf(fileId)).step).toBe('done');
    const keys: string[] = [];
    for await (const { key } of site.store.list(`org/${person.orgId}/arrived/`)) keys.push(key);
    expect(keys).toEqual([]);
  });

  test('runs twice, also at the same moment, and is done once', async () => {
    const { fileId } = await send(stl());
    await Promise.all([run(fileId), run(fileId)]);
    await run(fileId);
    expect((await fileOf(fileId)).tag).toBe('finished');
    expect((await stepsOf(fileId)).filter((step) => step === 'done')).toEqual(['done']);
  });
});

test('behind others a scan waits in the queue, and not in the way of other jobs', async () => {
  const { fileId } = await send(stl());
  const pool = childPool(site.config.SCAN_PROCESSES);
  const gate = Promise.withResolvers<void>();
  const others = [pool.with(() => gate.promise), pool.with(() => gate.promise)];
  await run(fileId);
  expect(await scanOf(fileId)).toMatchObject({ step: 'waiting' });
  expect(await stepsOf(fileId)).toEqual(['waiting']);
  const { rowCount } = await site.queue.query(
    'select from graphile_worker._private_jobs where run_at > now() and attempts = 0',
  );
  expect(rowCount).toBe(1);
  gate.resolve();
  await Promise.all(others);
  await run(fileId);
  expect((await scanOf(fileId)).step).toBe('done');
});

describe('malware', () => {
  test('is never kept, and takes no room', async () => {
    const before = await roomOf(site, person.orgId);
    const { fileId, key } = await send(Buffer.concat([stl(), EICAR]));
    await run(fileId);
    expect(await fileOf(fileId)).toEqual({
      tag: 'uploadFail',
      code: CODES.processingFailed,
      content_key: null,
      sha256: null,
    });
    expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem: 'blocked', preview: null });
    expect(await stepsOf(fileId)).toEqual(['checking', 'failed']);
    expect(await site.store.head(key)).toBeNull();
    expect(await roomOf(site, person.orgId)).toEqual(before);
    const { data } = await site.call(uploadState, { fileId }, { accessToken });
    expect(data).toMatchObject({ tag: 'uploadFail', code: CODES.processingFailed, url: null });
  });

  test('with the scanner away nothing is let through, and nothing is lost', async () => {
    const { fileId } = await send(stl());
    await scanner.turnOff();
    try {
      await run(fileId, { isLastAttempt: true });
      expect(await fileOf(fileId)).toMatchObject({ tag: 'uploaded', code: null, content_key: null });
      expect(await scanOf(fileId)).toMatchObject({ step: 'checking', problem: null });
      const { rows } = await site.queue.query<{ seconds: number; attempts: number }>(
        `select extract(epoch from run_at - now())::float8 as seconds, attempts from graphile_worker._private_jobs`,
      );
      expect(rows).toEqual([{ seconds: expect.closeTo(15, 0) as number, attempts: 0 }]);
    } finally {
      await scanner.turnOn();
    }
    await run(fileId);
    expect((await fileOf(fileId)).tag).toBe('finished');
  });
});

describe('what was sent', () => {
  test('must be what was announced', async () => {
    const before = await roomOf(site, person.orgId);
    const { fileId, key } = await send(stl(), 'upper.stl', sha256Of(stl()));
    await run(fileId);
    expect(await fileOf(fileId)).toMatchObject({ tag: 'uploadFail', code: CODES.processingFailed });
    expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem: 'differs' });
    expect(await site.store.head(key)).toBeNull();
    expect(await roomOf(site, person.orgId)).toEqual(before);
  });

  test('and exchanged before it is read, is refused', async () => {
    const bytes = stl();
    const { fileId, key } = await send(bytes);
    await site.store.put(key, Buffer.alloc(bytes.length, 1), 'application/octet-stream');
    await run(fileId);
    expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem: 'differs' });
  });

  test.each(['copyExact', 'get', 'put'] as const)(
    'and exchanged while it is worked on (before %s), never reaches a reader',
    async (method) => {
      const bytes = stl();
      const { fileId, key } = await send(bytes);
      const other = Buffer.concat([EICAR, Buffer.alloc(bytes.length - EICAR.length)]);
      let copies = 0;
      const store: ObjectStore = {
        ...site.store,
        [method]: async (...words: never[]) => {
          // The first copy is the one that takes it out of the sender's reach.
          if (method !== 'copyExact' || (copies += 1) === 2) await site.store.put(key, other, 'x/y');
          return (site.store[method] as (...all: never[]) => unknown)(...words);
        },
      };
      await run(fileId, { store });
      const { tag, content_key } = await fileOf(fileId);
      expect(tag).toBe('finished');
      expect((await readObject(site.store, content_key ?? '')).equals(bytes)).toBe(true);
    },
  );

  test('and exchanged long after, is not looked at', async () => {
    const bytes = stl();
    const { fileId, key } = await send(bytes);
    await run(fileId);
    await site.store.put(key, Buffer.alloc(bytes.length, 1), 'x/y');
    await run(fileId);
    const { content_key } = await fileOf(fileId);
    expect((await readObject(site.store, content_key ?? '')).equals(bytes)).toBe(true);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['unreadable', Buffer.from('no mesh at all')],
    ['unreadable', writeStl(someMesh()).subarray(0, 2_000)],
    ['empty', writeStl({ positions: new Float32Array(0), indices: new Uint32Array(0), colors: null })],
  ])('(%s) is kept, with a note that says so', async (problem, bytes) => {
    const room = await roomOf(site, person.orgId);
    const { fileId } = await send(bytes);
    await run(fileId);
    expect(await fileOf(fileId)).toMatchObject({ tag: 'uploaded', code: CODES.processingFailed });
    expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem, facts: null });
    expect((await roomOf(site, person.orgId)).used).toBe(room.used + bytes.length);
    const { data } = await site.call(uploadState, { fileId }, { accessToken });
    const original = await fetchFile(data.url ?? '');
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('does not keep the next one from being read', async () => {
    const [bad, good] = [await send(Buffer.from('no mesh')), await send(stl())];
    await run(bad.fileId);
    await run(good.fileId);
    expect((await scanOf(good.fileId)).step).toBe('done');
  });
});

describe('a run that was cut short', () => {
  test('is taken up where it stopped: what is kept is not checked again', async () => {
    const { fileId } = await send(stl());
    await expect(run(fileId, { store: { ...site.store, put: away } })).rejects.toThrow('away');
    expect(await fileOf(fileId)).toMatchObject({
      tag: 'uploaded',
      content_key: expect.any(String) as string,
    });
    await scanner.turnOff();
    try {
      await run(fileId);
    } finally {
      await scanner.turnOn();
    }
    expect((await scanOf(fileId)).step).toBe('done');
  });

  test.each([
    ['clean', stl()],
    ['malware', EICAR],
  ])('before it could clear the place it was sent to (%s), does so next time', async (_what, bytes) => {
    const { fileId, key } = await send(bytes);
    const store: ObjectStore = {
      ...site.store,
      delete: async (place) => {
        if (place === key) await away();
        await site.store.delete(place);
      },
    };
    await expect(run(fileId, { store })).rejects.toThrow('away');
    expect(await site.store.head(key)).not.toBeNull();
    await run(fileId);
    expect(await site.store.head(key)).toBeNull();
    expect((await scanOf(fileId)).step).toMatch(/done|failed/);
  });

  test('and overtaken by another, changes nothing any more', async () => {
    const { fileId } = await send(stl());
    const overtake = () =>
      rowsAs(site.owner, person.orgId, 'update scan set run = run + 1 where file_id = $1', [fileId]);
    const store: ObjectStore = {
      ...site.store,
      put: async (...object) => {
        await overtake();
        await site.store.put(...object);
      },
    };
    await run(fileId, { store });
    expect((await fileOf(fileId)).tag).toBe('uploaded');
    expect(await scanOf(fileId)).toMatchObject({ step: 'preparing', facts: null, preview: null });
    await run(fileId);
    expect((await scanOf(fileId)).step).toBe('done');
  });

  test('before anything was kept, and never again, gives up', async () => {
    const { fileId } = await send(stl());
    await expect(run(fileId, { store: { ...site.store, get: away } })).rejects.toThrow('away');
    await run(fileId, { store: { ...site.store, get: away }, isLastAttempt: true });
    expect((await fileOf(fileId)).tag).toBe('uploadFail');
  });

  test('finds nothing to do for a file that is not there', async () => {
    await expect(run(randomUUID())).resolves.toBeUndefined();
  });
});
