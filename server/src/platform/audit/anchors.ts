import { createHash, createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto';
import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { SealKeys } from './seal-key.ts';

const Chain = z.object({ orgId: z.string(), seq: z.number(), hash: z.string(), unkeyed: z.number() });
const Anchor = z.object({
  at: z.iso.datetime(),
  site: z.string(),
  chains: z.array(Chain),
  /** Findings of the check before. A broken chain keeps its last good position. */
  broken: z.array(z.object({ orgId: z.string(), seq: z.number(), problem: z.string() })),
});
/** The newest seal of every chain at one moment, stored where the owner of the database has no access. */
export type Anchor = z.output<typeof Anchor>;

const Signed = z.object({ keyId: z.string(), mac: z.string(), text: z.string() });

export interface AnchorStore {
  put(anchor: Anchor): Promise<void>;
  newest(): Promise<Anchor | null>;
  /** All anchors still kept, oldest first. */
  all(): AsyncIterable<Anchor>;
}

/**
 * The second object store. Its key can write and read. The bucket keeps every version for weeks (object lock), so
 * anchors can't be changed or deleted. If an object was written twice, the first version counts.
 */
export function openAnchorStore(config: Config, keys: SealKeys): AnchorStore {
  const s3 = new S3Client({
    endpoint: config.ANCHOR_S3_ENDPOINT,
    region: config.ANCHOR_S3_REGION,
    credentials: { accessKeyId: config.ANCHOR_S3_ACCESS_KEY, secretAccessKey: config.ANCHOR_S3_SECRET_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000 },
  });
  const place = { Bucket: config.ANCHOR_S3_BUCKET, prefix: `audit/${config.SITE_NAME}/` };
  const read = async (version: { Key: string; VersionId: string }): Promise<Anchor | null> => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: place.Bucket, ...version }));
    return verified(keys, (await Body?.transformToString()) ?? '');
  };
  return {
    async put(anchor) {
      const Key = `${place.prefix}${anchor.at}-${randomUUID()}.json`;
      const Body = signed(keys, anchor);
      // Object lock requires Content-MD5.
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      await s3.send(
        new PutObjectCommand({
          Bucket: place.Bucket,
          Key,
          Body,
          ContentMD5,
          ContentType: 'application/json',
        }),
      );
    },
    async newest() {
      for (const version of (await firstVersions(s3, place)).toReversed()) {
        const anchor = await read(version);
        if (anchor !== null) return anchor;
      }
      return null;
    },
    async *all() {
      for (const version of await firstVersions(s3, place)) {
        const anchor = await read(version);
        if (anchor !== null) yield anchor;
      }
    },
  };
}

/** Keys begin with the time, so that the order by name is chronological. */
async function firstVersions(
  s3: S3Client,
  { Bucket, prefix }: { Bucket: string; prefix: string },
): Promise<{ Key: string; VersionId: string }[]> {
  const oldest = new Map<string, { VersionId: string; at: number }>();
  let page: ListObjectVersionsCommandOutput | undefined;
  do {
    page = await s3.send(
      new ListObjectVersionsCommand({
        Bucket,
        Prefix: prefix,
        KeyMarker: page?.NextKeyMarker,
        VersionIdMarker: page?.NextVersionIdMarker,
      }),
    );
    for (const { Key = '', VersionId = '', LastModified } of page.Versions ?? []) {
      const at = LastModified?.getTime() ?? 0;
      // Versions are listed newest first.
      if (at <= (oldest.get(Key)?.at ?? Infinity)) oldest.set(Key, { VersionId, at });
    }
  } while (page.IsTruncated === true);
  return [...oldest]
    .map(([Key, { VersionId }]) => ({ Key, VersionId }))
    .toSorted((a, b) => (a.Key < b.Key ? -1 : 1));
}

const macOf = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update('anchor\n').update(text).digest();

function signed({ newest }: SealKeys, anchor: Anchor): string {
  const text = JSON.stringify(anchor);
  return JSON.stringify({ keyId: newest.id, mac: macOf(newest.key, text).toString('hex'), text });
}

/** Ignores objects without a valid signature. */
function verified(keys: SealKeys, body: string): Anchor | null {
  try {
    const { keyId, mac, text } = Signed.parse(JSON.parse(body));
    const key = keys.find(keyId);
    const given = Buffer.from(mac, 'hex');
    if (key === undefined || given.length !== 32 || !timingSafeEqual(given, macOf(key, text))) return null;
    return Anchor.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
