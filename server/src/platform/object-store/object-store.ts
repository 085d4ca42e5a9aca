import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { STSClient } from '@aws-sdk/client-sts';
import type { Config } from '../config/config.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { multipartOf, type Multipart } from './multipart.ts';
import { objectsOf, type Objects } from './objects.ts';
import { uploadCredentials, type UploadCredentials } from './upload-credentials.ts';

/** The site's bucket. Bytes go between browser and store; only worker processes read or write them here. */
export interface ObjectStore extends Objects, Addresses, Multipart {
  uploadCredentials(key: string): Promise<UploadCredentials>;
  answers(): Promise<boolean>;
}

export function openObjectStore(config: Config): ObjectStore {
  const shared = {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // A kept-alive socket breaks when the gateway restarts; the second try opens a new one.
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000 },
  };
  const overHttp = {
    ...shared,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const s3 = new S3Client(overHttp);
  // Signs only and never connects: browsers know the store by another name than we do.
  const browsers = new S3Client({ ...overHttp, endpoint: config.FILES_ORIGIN });
  const sts = new STSClient(shared);
  const Bucket = config.S3_BUCKET;
  return {
    ...objectsOf(s3, Bucket),
    ...addressesOf(browsers, Bucket),
    ...multipartOf(s3, browsers, Bucket),
    uploadCredentials: (key) => uploadCredentials(sts, config, key),
    answers: () =>
      s3.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),
  };
}
