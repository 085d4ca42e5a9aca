import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** A call that asks holds a transaction meanwhile, which must not idle. */
const HEAD_MS = 3_000;

/** Whole objects, as our own processes read and write them. */
export interface Objects {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** As `put`, for what comes bit by bit and is exactly so long. */
  putStream(key: string, body: Readable, object: { size: number; contentType: string }): Promise<void>;
  get(key: string): Promise<{ body: AsyncIterable<Uint8Array>; etag: string; size: number }>;
  head(key: string): Promise<{ size: number; etag: string } | null>;
  delete(key: string): Promise<void>;
  /** Copies exactly the version with this ETag, so that a late overwrite is never taken along. */
  copyExact(from: string, etag: string, to: string): Promise<void>;
  /** What lies below a prefix, in pages of at most a thousand. */
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
}

export function objectsOf(s3: S3Client, Bucket: string): Objects {
  return {
    async put(Key, Body, ContentType) {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async putStream(Key, Body, { size, contentType }) {
      await s3.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentLength: size, ContentType: contentType }),
      );
    },
    async get(Key) {
      const got = await s3.send(new GetObjectCommand({ Bucket, Key }));
      return {
        body: got.Body as AsyncIterable<Uint8Array>,
        etag: got.ETag ?? '',
        size: got.ContentLength ?? 0,
      };
    },
    async head(Key) {
      try {
        const head = await s3.send(new HeadObjectCommand({ Bucket, Key }), {
          abortSignal: AbortSignal.timeout(HEAD_MS),
        });
        return { size: head.ContentLength ?? 0, etag: head.ETag ?? '' };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFound') return null;
        throw error;
      }
    },
    async delete(Key) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async copyExact(from, etag, Key) {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      const command = new CopyObjectCommand({ Bucket, Key, CopySource, CopySourceIfMatch: etag });
      // Ceph's gateway knows this condition only under a name without "source", and ignores the usual one.
      command.middlewareStack.add(
        (next) => (args) => {
          (args.request as { headers: Record<string, string> }).headers['x-amz-copy-if-match'] = etag;
          return next(args);
        },
        { step: 'build', name: 'copyIfMatch' },
      );
      await s3.send(command);
    },
    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key, size: Size, modifiedAt: LastModified };
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
  };
}
