import { S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import type { TestSite } from './site.ts';

/** A client of the store that may do whatever the site may, or what the credentials allow. */
export const storeClient = (
  { config }: TestSite,
  credentials?: S3Client['config']['credentials'],
): S3Client =>
  new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: credentials ?? {
      accessKeyId: config.S3_ACCESS_KEY,
      secretAccessKey: config.S3_SECRET_KEY,
    },
  });

/** Sends a part of any size, as somebody may who has credentials. */
export async function putPart(
  site: TestSite,
  { key, uploadId, partNumber }: { key: string; uploadId: string; partNumber: number },
  Body: Uint8Array | string,
): Promise<void> {
  const Bucket = site.config.S3_BUCKET;
  await storeClient(site).send(
    new UploadPartCommand({ Bucket, Key: key, UploadId: uploadId, PartNumber: partNumber, Body }),
  );
}
