import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { STSClient } from '@aws-sdk/client-sts';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../config/config.ts';
import { uploadCredentials, type UploadCredentials } from './upload-credentials.ts';

export interface StoredPart {
  partNumber: number;
  etag: string;
  size: number;
}

/** The site's bucket. Bytes go between browser and store; only worker processes read or write them here. */
export interface ObjectStore {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: AsyncIterable<Uint8Array>; etag: string; size: number }>;
  head(key: string): Promise<{ size: number; etag: string } | null>;
  delete(key: string): Promise<void>;
  /** Copies exactly the version with this ETag, so that a late overwrite is never taken along. */
  copyExact(from: string, etag: string, to: string): Promise<void>;
  startUpload(key: string, contentType: string): Promise<string>;
  signPart(key: string, uploadId: string, partNumber: number): Promise<string>;
  listParts(key: string, uploadId: string): Promise<StoredPart[]>;
  completeUpload(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>;
  abortUpload(key: string, uploadId: string): Promise<void>;
  /** For at most five minutes, for one key, always as a download. */
  signDownload(key: string, fileName: string): Promise<string>;
  uploadCredentials(prefix: string): Promise<UploadCredentials>;
  answers(): Promise<boolean>;
}

const PART_SECONDS = 15 * 60;
const DOWNLOAD_SECONDS = 5 * 60;

export function openObjectStore(config: Config): ObjectStore {
  const shared = {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // A kept-alive socket breaks when the gateway restarts; the second try opens a new one.
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000 },
  };
  const s3 = new S3Client({
    ...shared,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const sts = new STSClient(shared);
  const Bucket = config.S3_BUCKET;

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
      await s3.send(new CopyObjectCommand({ Bucket, Key, CopySource, CopySourceIfMatch: etag }));
    },
    async startUpload(Key, ContentType) {
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType }));
      if (UploadId === undefined) throw new Error('the store gave no upload id');
      return UploadId;
    },
    signPart: (Key, UploadId, PartNumber) =>
      getSignedUrl(s3, new UploadPartCommand({ Bucket, Key, UploadId, PartNumber }), {
        expiresIn: PART_SECONDS,
      }),
    async listParts(Key, UploadId) {
      const parts: StoredPart[] = [];
      let marker: string | undefined;
      do {
        const page = await s3.send(new ListPartsCommand({ Bucket, Key, UploadId, PartNumberMarker: marker }));
        for (const part of page.Parts ?? []) {
          parts.push({ partNumber: part.PartNumber ?? 0, etag: part.ETag ?? '', size: part.Size ?? 0 });
        }
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker !== undefined);
      return parts;
    },
    async completeUpload(Key, UploadId, parts) {
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      await s3.send(
        new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
      );
    },
    async abortUpload(Key, UploadId) {
      await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
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
    uploadCredentials: (prefix) => uploadCredentials(sts, config, prefix),
    answers: () =>
      s3.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),
  };
}

/** RFC 6266: a plain name for old readers, the exact one beside it. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
