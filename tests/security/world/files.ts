import { randomUUID } from 'node:crypto';
import { readConfig } from '@archway/server/platform/config/config';
import { openObjectStore } from '@archway/server/platform/object-store/object-store';
import { testEnvironment } from '@archway/server/testing/environment';
import type { Form } from '../matrix/matrix-case.ts';
import { addPerson } from './people.ts';
import type { Row } from './rows.ts';
import { place, type Organization, type World } from './world.ts';

export const store = openObjectStore(readConfig(testEnvironment(), '0.0.0-test'));

/** Key of an uploaded object of five bytes. One for each file: a worker that is done with a file deletes its object. */
export async function arrivedKey(): Promise<string> {
  const key = `upload/security-matrix/${randomUUID()}`;
  await store.put(key, Buffer.from('12345'), 'image/png');
  return key;
}

const HASH = '0'.repeat(64);

/** Columns of a file that is ready, with the canary in its object key. */
export const finished = (mark: string): Row => ({
  tag: 'finished',
  content_key: `org/${mark}/${HASH}`,
  content_type: 'image/png',
  sha256: Buffer.alloc(32),
});

export const fileRow = (id: string, mark: string): Row => ({
  id,
  kind: 'avatar',
  name: `${mark} picture.png`,
  size: 5,
  upload_key: `upload/${mark}/${id}`,
});

/** Adds a file of this member, and its twins in the colliding tenants. */
export async function addFile(
  world: World,
  org: Organization,
  owner: string,
  more: Row = finished(org.mark),
): Promise<string> {
  const id = randomUUID();
  await place(world, org, 'file', { ...fileRow(id, org.mark), owner_code: owner, ...more });
  return id;
}

/** Forms with files that the caller must not use, by their owner. */
export const others = (name: string, more: (org: Organization) => Row): Record<string, Form> => ({
  colleague: async ({ world, own }) => {
    const { userCode } = await addPerson(world, own);
    return { input: { [name]: await addFile(world, own, userCode, more(own)) } };
  },
  foreign: async ({ world, foreign }) => {
    const { userCode } = await addPerson(world, foreign);
    return { input: { [name]: await addFile(world, foreign, userCode, more(foreign)) } };
  },
  missing: () => ({ input: { [name]: randomUUID() } }),
});
