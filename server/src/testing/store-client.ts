import { S3Client, UploadPartCommand, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Config } from '../platform/config/config.ts';
import type { TestSite } from './site.ts';

/** A client of the store with the site's own rights, or with those of the credentials. */
export function storeClient(config: Config, credentials?: S3ClientConfig['credentials']): S3Client {
  return new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: credentials ?? {
      accessKeyId: config.S3_ACCESS_KEY,
      secretAccessKey: config.S3_SECRET_KEY,
    },
  });
}

/** Sends a part of any size, as somebody may who has credentials. */
export async function putPart(
  { config }: TestSite,
  { key, uploadId, partNumber }: { key: string; uploadId: string; partNumber: number },
  Body: Uint8Array | string,
): Promise<void> {
  const Bucket = config.S3_BUCKET;
  await storeClient(config).send(
    new UploadPartCommand({ Bucket, Key: key, UploadId: uploadId, PartNumber: partNumber, Body }),
  );
}
