import { randomUUID } from 'node:crypto';
import * as s3 from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { readObject } from '../../testing/read-object.ts';
import { readConfig } from '../config/config.ts';
import { openObjectStore } from './object-store.ts';

const config = readConfig(testEnvironment(), '0.0.0-test');
const store = openObjectStore(config);
const Bucket = config.S3_BUCKET;
const site = `test/${randomUUID()}`;

/** Where the credentials of one upload are tried. */
const PLACES = {
  'own upload': `${site}/org-a/upload-1/`,
  'upload beside it': `${site}/org-a/upload-10/`,
  'own organization': `${site}/org-a/`,
  'other organization': `${site}/org-b/upload-1/`,
  root: '',
};
type Place = keyof typeof PLACES;
const OBJECT = `${randomUUID()}.stl`;

type Operation = (client: s3.S3Client, prefix: string) => Promise<unknown>;
const OPERATIONS: Record<string, Operation> = {
  put: (client, prefix) =>
    client.send(new s3.PutObjectCommand({ Bucket, Key: `${prefix}${OBJECT}`, Body: 'new' })),
  'start and abort multipart': async (client, prefix) => {
    const Key = `${prefix}${OBJECT}`;
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key }));
    await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  },
  get: (client, prefix) => client.send(new s3.GetObjectCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
  head: (client, prefix) => client.send(new s3.HeadObjectCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
  delete: (client, prefix) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
  'delete many': async (client, prefix) => {
    const Delete = { Objects: [{ Key: `${prefix}${OBJECT}` }] };
    const { Errors = [] } = await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete }));
    if (Errors.length > 0) throw new Error(Errors[0]?.Code);
  },
  list: (client, Prefix) => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix })),
  'list versions': (client, Prefix) => client.send(new s3.ListObjectVersionsCommand({ Bucket, Prefix })),
  'list uploads': (client, Prefix) => client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix })),
  'copy into own upload': (client, prefix) =>
    client.send(
      new s3.CopyObjectCommand({
        Bucket,
        Key: `${PLACES['own upload']}stolen.stl`,
        CopySource: `${Bucket}/${prefix}${OBJECT}`,
      }),
    ),
  'read rights': (client, prefix) =>
    client.send(new s3.GetObjectAclCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
  'make public': (client, prefix) =>
    client.send(new s3.PutObjectAclCommand({ Bucket, Key: `${prefix}${OBJECT}`, ACL: 'public-read' })),
  tag: (client, prefix) =>
    client.send(
      new s3.PutObjectTaggingCommand({
        Bucket,
        Key: `${prefix}${OBJECT}`,
        Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] },
      }),
    ),
};

const open = (credentials?: s3.S3ClientConfig['credentials']) =>
  new s3.S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(credentials === undefined ? {} : { credentials }),
  });

let uploader: s3.S3Client;
beforeAll(async () => {
  for (const prefix of Object.values(PLACES))
    await store.put(`${prefix}${OBJECT}`, Buffer.from('old'), 'model/stl');
  uploader = open(await store.uploadCredentials(PLACES['own upload']));
});
afterAll(async () => {
  for (const prefix of Object.values(PLACES)) await store.delete(`${prefix}${OBJECT}`);
  await store.delete(`${PLACES['own upload']}stolen.stl`);
  await store.delete(`${PLACES['own upload']}public.stl`);
});

/** Whether the store let it happen; anything but a refusal is a fault of the test. */
async function succeeds(operation: Operation, prefix: string): Promise<boolean> {
  try {
    await operation(uploader, prefix);
    return true;
  } catch (error) {
    const isRefusal =
      (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 403) ||
      (error instanceof Error && error.message === 'AccessDenied');
    if (!isRefusal) throw error;
    return false;
  }
}

test.each(Object.keys(PLACES) as Place[])(
  'in %s exactly uploading below the own prefix is allowed',
  async (place) => {
    const allowed: string[] = [];
    for (const [name, operation] of Object.entries(OPERATIONS))
      if (await succeeds(operation, PLACES[place])) allowed.push(name);
    expect(allowed).toEqual(place === 'own upload' ? ['put', 'start and abort multipart'] : []);
  },
);

test('what was put below the prefix is there, what stands elsewhere is untouched', async () => {
  const contents: string[] = [];
  for (const prefix of Object.values(PLACES))
    contents.push((await readObject(store, `${prefix}${OBJECT}`)).toString());
  expect(contents).toEqual(['new', 'old', 'old', 'old', 'old']);
});

/** Whoever may put an object may also name an ACL: the bucket ignores it. */
test('an upload cannot be made public', async () => {
  const Key = `${PLACES['own upload']}public.stl`;
  await uploader
    .send(new s3.PutObjectCommand({ Bucket, Key, Body: 'x', ACL: 'public-read' }))
    .catch(() => {});
  expect((await fetch(`${config.S3_ENDPOINT}/${Bucket}/${Key}`)).status).toBe(403);
});

test.each(['', 'a', 'a/b', 'a/*/', 'a/?/', 'a/${aws:username}/', '/a/', 'a//', '../a/'])(
  'credentials for the prefix %j are not made',
  async (prefix) => {
    await expect(store.uploadCredentials(prefix)).rejects.toThrow('prefix');
  },
);
