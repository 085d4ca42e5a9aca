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
const [org, member] = [randomUUID(), randomUUID()];

/** Where the credentials of one member are tried. */
const PLACES = {
  'own uploads': `upload/${org}/${member}/`,
  'uploads of a name that begins alike': `upload/${org}/${member}0/`,
  'uploads of a colleague': `upload/${org}/${randomUUID()}/`,
  'uploads of nobody in the organization': `upload/${org}/`,
  'uploads of another organization': `upload/${randomUUID()}/${member}/`,
  'content of the own organization': `org/${org}/2026/`,
  root: '',
};
type Place = keyof typeof PLACES;
const OBJECT = `${randomUUID()}.stl`;
const IN_PARTS = `parts-${OBJECT}`;

/** An upload at this place with one part of it, which somebody else has begun. */
async function begin(prefix: string) {
  const Key = `${prefix}${IN_PARTS}`;
  const UploadId = await store.startUpload(Key, 'model/stl');
  const { ETag } = await ours.send(
    new s3.UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'x' }),
  );
  return { Bucket, Key, UploadId, ETag };
}

type Operation = (client: s3.S3Client, prefix: string) => Promise<unknown>;
/** What sending takes, and nothing else. */
const UPLOADING: Record<string, Operation> = {
  put: (client, prefix) =>
    client.send(new s3.PutObjectCommand({ Bucket, Key: `${prefix}${OBJECT}`, Body: 'new' })),
  'begin parts': (client, prefix) =>
    client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key: `${prefix}${IN_PARTS}` })),
  'put a part': async (client, prefix) =>
    client.send(new s3.UploadPartCommand({ ...(await begin(prefix)), PartNumber: 2, Body: 'x' })),
  'list parts': async (client, prefix) => client.send(new s3.ListPartsCommand(await begin(prefix))),
  'complete parts': async (client, prefix) => {
    const { ETag, ...upload } = await begin(prefix);
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    return client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
  },
  'abort parts': async (client, prefix) =>
    client.send(new s3.AbortMultipartUploadCommand(await begin(prefix))),
};
const OTHERS: Record<string, Operation> = {
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
  'copy into own uploads': (client, prefix) =>
    client.send(
      new s3.CopyObjectCommand({
        Bucket,
        Key: `${PLACES['own uploads']}stolen.stl`,
        CopySource: `${Bucket}/${prefix}${OBJECT}`,
      }),
    ),
  'copy as a part': async (client, prefix) => {
    const upload = await begin(PLACES['own uploads']);
    const CopySource = `${Bucket}/${prefix}${OBJECT}`;
    return client.send(new s3.UploadPartCopyCommand({ ...upload, PartNumber: 2, CopySource }));
  },
  'read rights': (client, prefix) =>
    client.send(new s3.GetObjectAclCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
  'make public': (client, prefix) =>
    client.send(new s3.PutObjectAclCommand({ Bucket, Key: `${prefix}${OBJECT}`, ACL: 'public-read' })),
  'read tags': (client, prefix) =>
    client.send(new s3.GetObjectTaggingCommand({ Bucket, Key: `${prefix}${OBJECT}` })),
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

const ours = open({ accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY });
let uploader: s3.S3Client;
beforeAll(async () => {
  for (const prefix of Object.values(PLACES))
    await store.put(`${prefix}${OBJECT}`, Buffer.from('old'), 'model/stl');
  uploader = open(await store.uploadCredentials(PLACES['own uploads']));
});
afterAll(async () => {
  for (const prefix of Object.values(PLACES)) {
    for (const name of [OBJECT, IN_PARTS]) await store.delete(`${prefix}${name}`);
    for await (const { key, uploadId } of store.listUploads(`${prefix}${IN_PARTS}`))
      await store.abortUpload(key, uploadId);
  }
  for (const name of ['stolen.stl', 'public.stl']) await store.delete(`${PLACES['own uploads']}${name}`);
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
    for (const [name, operation] of Object.entries({ ...UPLOADING, ...OTHERS }))
      if (await succeeds(operation, PLACES[place])) allowed.push(name);
    expect(allowed).toEqual(place === 'own uploads' ? Object.keys(UPLOADING) : []);
  },
);

test('what was put below the prefix is there, what stands elsewhere is untouched', async () => {
  const contents: string[] = [];
  for (const prefix of Object.values(PLACES))
    contents.push((await readObject(store, `${prefix}${OBJECT}`)).toString());
  expect(contents).toEqual(['new', 'old', 'old', 'old', 'old', 'old', 'old']);
});

/** Whoever may put an object may also name an ACL: the bucket ignores it. */
test('an upload cannot be made public', async () => {
  const Key = `${PLACES['own uploads']}public.stl`;
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
