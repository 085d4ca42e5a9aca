import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const PART_SECONDS = 15 * 60;

export interface StoredPart {
  partNumber: number;
  etag: string;
  size: number;
}

/** Uploads in parts: the browser sends each part to an address signed here; the store knows which have arrived. */
export interface Multipart {
  startUpload(key: string, contentType: string): Promise<string>;
  signPart(key: string, uploadId: string, partNumber: number): Promise<string>;
  listParts(key: string, uploadId: string): Promise<StoredPart[]>;
  completeUpload(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>;
  abortUpload(key: string, uploadId: string): Promise<void>;
}

/** `browsers` signs addresses under the name by which they reach the store. */
export function multipartOf(s3: S3Client, browsers: S3Client, Bucket: string): Multipart {
  return {
    async startUpload(Key, ContentType) {
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType }));
      if (UploadId === undefined) throw new Error('the store gave no upload id');
      return UploadId;
    },
    signPart: (Key, UploadId, PartNumber) =>
      getSignedUrl(browsers, new UploadPartCommand({ Bucket, Key, UploadId, PartNumber }), {
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
  };
}
