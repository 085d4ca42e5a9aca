import { AssumeRoleCommand, type STSClient } from '@aws-sdk/client-sts';
import type { Config } from '../config/config.ts';

export interface UploadCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiresAt: string;
  bucket: string;
  prefix: string;
}

/** The store takes no shorter life than this. */
const CREDENTIAL_SECONDS = 900;

/** A plain name in folders of plain names: nothing that the policy reads as a wildcard. */
const KEY = /^([\w-][\w.-]*\/)+[\w-]+$/;

/** Credentials that can put one object and do nothing else anywhere. */
export async function uploadCredentials(
  sts: STSClient,
  config: Config,
  key: string,
): Promise<UploadCredentials> {
  if (!KEY.test(key)) throw new Error('a key is a plain name in folders');
  const { Credentials } = await sts.send(
    new AssumeRoleCommand({
      RoleArn: config.S3_UPLOAD_ROLE_ARN,
      RoleSessionName: 'upload',
      DurationSeconds: CREDENTIAL_SECONDS,
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
            Resource: `arn:aws:s3:::${config.S3_BUCKET}/${key}`,
          },
        ],
      }),
    }),
  );
  if (Credentials?.AccessKeyId === undefined) throw new Error('the store gave no credentials');
  return {
    accessKeyId: Credentials.AccessKeyId,
    secretAccessKey: Credentials.SecretAccessKey ?? '',
    sessionToken: Credentials.SessionToken ?? '',
    expiresAt: (Credentials.Expiration ?? new Date()).toISOString(),
    bucket: config.S3_BUCKET,
    prefix: key,
  };
}
