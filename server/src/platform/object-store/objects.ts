import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const DOWNLOAD_SECONDS = 5 * 60;

/** Whole objects: how worker processes read and write them, and how browsers are let to. */
export interface Objects {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: AsyncIterable<Uint8Array>; etag: string; size: number }>;
  head(key: string): Promise<{ size: number; etag: string } | null>;
  delete(key: string): Promise<void>;
  /** Copies exactly the version with this ETag, so that a late overwrite is never taken along. */
  copyExact(from: string, etag: string, to: string): Promise<void>;
  /** For at most five minutes, for one key, always as a download. */
  signDownload(key: string, fileName: string): Promise<string>;
}

export function objectsOf(s3: S3Client, Bucket: string): Objects {
  return {
    async put(Key, Body, ContentType) {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
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
        const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
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
    signDownload: (Key, fileName) =>
      getSignedUrl(
        s3,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentDisposition: attachment(fileName),
          ResponseCacheControl: 'no-store',
        }),
        { expiresIn: DOWNLOAD_SECONDS },
      ),
  };
}

/** RFC 6266: a plain name for old readers, the exact one beside it. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
