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
const [org, member, file] = [randomUUID(), randomUUID(), randomUUID()];

/** Where the credentials of one upload are tried: whole names of objects. */
const PLACES = {
  'the upload': `upload/${org}/${member}/${file}`,
  'a name that begins alike': `upload/${org}/${member}/${file}0`,
  'a name below it': `upload/${org}/${member}/${file}/0`,
  'another upload of the same member': `upload/${org}/${member}/${randomUUID()}`,
  'an upload of a colleague': `upload/${org}/${randomUUID()}/${file}`,
  'an upload of nobody in the organization': `upload/${org}/${file}`,
  'an upload of another organization': `upload/${randomUUID()}/${member}/${file}`,
  'content of the own organization': `org/${org}/2026/${file}`,
  root: file,
};
type Place = keyof typeof PLACES;

/** An upload at this place with one part of it, which somebody else has begun. */
async function begin(Key: string) {
  const UploadId = await store.startUpload(Key, 'model/stl');
  const { ETag } = await ours.send(
    new s3.UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'x' }),
  );
  return { Bucket, Key, UploadId, ETag };
}

type Operation = (client: s3.S3Client, key: string) => Promise<unknown>;
/** What sending takes, and nothing else. */
const UPLOADING: Record<string, Operation> = {
  put: (client, key) => client.send(new s3.PutObjectCommand({ Bucket, Key: key, Body: 'new' })),
  'begin parts': (client, key) => client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key: key })),
  'put a part': async (client, key) =>
    client.send(new s3.UploadPartCommand({ ...(await begin(key)), PartNumber: 2, Body: 'x' })),
  'list parts': async (client, key) => client.send(new s3.ListPartsCommand(await begin(key))),
  'complete parts': async (client, key) => {
    const { ETag, ...upload } = await begin(key);
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    return client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
  },
  'abort parts': async (client, key) => client.send(new s3.AbortMultipartUploadCommand(await begin(key))),
};
const OTHERS: Record<string, Operation> = {
  get: (client, key) => client.send(new s3.GetObjectCommand({ Bucket, Key: key })),
  head: (client, key) => client.send(new s3.HeadObjectCommand({ Bucket, Key: key })),
  delete: (client, key) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: key })),
  'delete many': async (client, key) => {
    const Delete = { Objects: [{ Key: key }] };
    const { Errors = [] } = await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete }));
    if (Errors.length > 0) throw new Error(Errors[0]?.Code);
  },
  list: (client, Prefix) => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix })),
  'list versions': (client, Prefix) => client.send(new s3.ListObjectVersionsCommand({ Bucket, Prefix })),
  'list uploads': (client, Prefix) => client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix })),
  'copy into own uploads': (client, key) =>
    client.send(
      new s3.CopyObjectCommand({
        Bucket,
        Key: PLACES['the upload'],
        CopySource: `${Bucket}/${key}`,
      }),
    ),
  'copy as a part': async (client, key) => {
    const upload = await begin(PLACES['the upload']);
    const CopySource = `${Bucket}/${key}`;
    return client.send(new s3.UploadPartCopyCommand({ ...upload, PartNumber: 2, CopySource }));
  },
  'read rights': (client, key) => client.send(new s3.GetObjectAclCommand({ Bucket, Key: key })),
  'make public': (client, key) =>
    client.send(new s3.PutObjectAclCommand({ Bucket, Key: key, ACL: 'public-read' })),
  'read tags': (client, key) => client.send(new s3.GetObjectTaggingCommand({ Bucket, Key: key })),
  tag: (client, key) =>
    client.send(
      new s3.PutObjectTaggingCommand({
        Bucket,
        Key: key,
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
  for (const key of Object.values(PLACES)) await store.put(key, Buffer.from('old'), 'model/stl');
  uploader = open(await store.uploadCredentials(PLACES['the upload']));
});
afterAll(async () => {
  for (const place of Object.values(PLACES)) {
    await store.delete(place);
    for await (const { key, uploadId } of store.listUploads(place)) await store.abortUpload(key, uploadId);
  }
});

/** Whether the store let it happen; anything but a refusal is a fault of the test. */
async function succeeds(operation: Operation, key: string): Promise<boolean> {
  try {
    await operation(uploader, key);
    return true;
  } catch (error) {
    const isRefusal =
      (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 403) ||
      // Of itself nobody can make a copy, whoever asks.
      (error instanceof Error && error.name === 'InvalidRequest') ||
      (error instanceof Error && error.message === 'AccessDenied');
    if (!isRefusal) throw error;
    return false;
  }
}

test.each(Object.keys(PLACES) as Place[])(
  'at %s exactly uploading is allowed, if it is the announced one',
  async (place) => {
    const allowed: string[] = [];
    for (const [name, operation] of Object.entries({ ...UPLOADING, ...OTHERS }))
      if (await succeeds(operation, PLACES[place])) allowed.push(name);
    expect(allowed).toEqual(place === 'the upload' ? Object.keys(UPLOADING) : []);
  },
);

test('what stands elsewhere is untouched', async () => {
  const [, ...others] = Object.values(PLACES);
  for (const key of others) expect((await readObject(store, key)).toString()).toBe('old');
});

/** Whoever may put an object may also name an ACL: the bucket ignores it. */
test('an upload cannot be made public', async () => {
  const Key = PLACES['the upload'];
  await uploader
    .send(new s3.PutObjectCommand({ Bucket, Key, Body: 'x', ACL: 'public-read' }))
    .catch(() => {});
  expect((await fetch(`${config.S3_ENDPOINT}/${Bucket}/${Key}`)).status).toBe(403);
});

test.each(['', 'a', 'a/', 'a/*', 'a/?', 'a/${aws:username}', '/a', 'a//b', '../a', 'a/b*'])(
  'credentials for the name %j are not made',
  async (key) => {
    await expect(store.uploadCredentials(key)).rejects.toThrow('key');
  },
);
