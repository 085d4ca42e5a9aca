import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ossSts } from '@archway/contract/file/calls';
import type { BegunScan } from './scans.ts';
import type { TestSite } from './site.ts';
import { storeClient } from './store-client.ts';

export interface UploadCredentials {
  client: S3Client;
  Bucket: string;
  Key: string;
  put: (bytes: Uint8Array) => Promise<unknown>;
}

/** Asks for credentials to send a scan with, and gives a client that has them. */
export async function credentialsFor(
  site: TestSite,
  accessToken: string,
  { fileId }: BegunScan,
): Promise<UploadCredentials> {
  const { data } = await site.call(ossSts, { fileId }, { accessToken });
  const { bucket: Bucket, prefix: Key } = data;
  const client = storeClient(site.config, data);
  return { client, Bucket, Key, put: (Body) => client.send(new PutObjectCommand({ Bucket, Key, Body })) };
}
