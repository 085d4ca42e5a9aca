import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const PART_SECONDS = 15 * 60;
/** A call that asks holds a transaction meanwhile, which must not idle. */
const ANSWER_MS = 3_000;

export interface StoredPart {
  partNumber: number;
  etag: string;
  size: number;
}

export interface UnfinishedUpload {
  key: string;
  uploadId: string;
  startedAt: Date;
}

/** Uploads in parts: the browser sends each part to an address signed here; the store knows which have arrived. */
export interface Multipart {
  startUpload(key: string, contentType: string): Promise<string>;
  /** Takes exactly so many bytes as this one part. */
  signPart(key: string, uploadId: string, part: { partNumber: number; size: number }): Promise<string>;
  /** Null when there is no such upload: it was completed, aborted, or never begun. */
  listParts(key: string, uploadId: string): Promise<StoredPart[] | null>;
  /** Makes one object of exactly these versions of the parts. Whether that came about, the object tells. */
  completeUpload(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>;
  /** What is not there any more is as good as aborted. */
  abortUpload(key: string, uploadId: string): Promise<void>;
  /** Everything below a prefix that was begun and neither completed nor aborted. */
  listUploads(prefix: string): AsyncIterable<UnfinishedUpload>;
}

/** `browsers` signs addresses under the name by which they reach the store. */
export function multipartOf(s3: S3Client, browsers: S3Client, Bucket: string): Multipart {
  return {
    async startUpload(Key, ContentType) {
      const { UploadId } = await s3.send(
        new CreateMultipartUploadCommand({ Bucket, Key, ContentType }),
        inTime(),
      );
      if (UploadId === undefined) throw new Error('the store gave no upload id');
      return UploadId;
    },
    signPart: (Key, UploadId, { partNumber, size }) =>
      getSignedUrl(
        browsers,
        new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: partNumber, ContentLength: size }),
        { expiresIn: PART_SECONDS },
      ),
    listParts: (Key, UploadId) => unlessGone(readParts(s3, { Bucket, Key, UploadId }), null),
    async completeUpload(Key, UploadId, parts) {
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      const command = new CompleteMultipartUploadCommand({
        Bucket,
        Key,
        UploadId,
        MultipartUpload: { Parts },
      });
      await unlessGone(s3.send(command, inTime()), null, ['NoSuchUpload', 'InvalidPart']);
    },
    async abortUpload(Key, UploadId) {
      await unlessGone(s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), inTime()), null);
    },
    listUploads: (prefix) => readUploads(s3, Bucket, prefix),
  };
}

const inTime = () => ({ abortSignal: AbortSignal.timeout(ANSWER_MS) });

/** Ceph's gateway has a name of its own for it when parts are listed. */
const NO_SUCH_UPLOAD = ['NoSuchUpload', 'NoSuchKey'];

function unlessGone<T, U>(
  asked: Promise<T>,
  gone: U,
  names: readonly string[] = NO_SUCH_UPLOAD,
): Promise<T | U> {
  return asked.catch((error: unknown) => {
    if (error instanceof Error && names.includes(error.name)) return gone;
    throw error;
  });
}

async function readParts(
  s3: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  const time = inTime();
  let PartNumberMarker: string | undefined;
  do {
    const page = await s3.send(new ListPartsCommand({ ...upload, PartNumberMarker }), time);
    for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? [])
      parts.push({ partNumber: PartNumber, etag: ETag, size: Size });
    PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (PartNumberMarker !== undefined);
  return parts;
}

async function* readUploads(s3: S3Client, Bucket: string, Prefix: string): AsyncGenerator<UnfinishedUpload> {
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    page = await s3.send(
      new ListMultipartUploadsCommand({
        Bucket,
        Prefix,
        KeyMarker: page?.NextKeyMarker,
        UploadIdMarker: page?.NextUploadIdMarker,
      }),
    );
    for (const { Key = '', UploadId = '', Initiated = new Date() } of page.Uploads ?? [])
      yield { key: Key, uploadId: UploadId, startedAt: Initiated };
  } while (page.IsTruncated === true);
}
