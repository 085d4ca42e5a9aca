import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { PARALLEL_PARTS, PART_BYTES } from '@archway/rules/uploads';
import type { Config } from '../platform/config/config.ts';
import { storeClient } from './store-client.ts';

/** Hands out the parts of a file in their order to so many at a time as a browser sends. */
export async function eachPart(
  bytes: Buffer,
  send: (partNumber: number, part: Buffer) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (;;) {
      const at = next * PART_BYTES;
      if (at >= bytes.length) return;
      next += 1;
      await send(next, bytes.subarray(at, at + PART_BYTES));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PARTS }, one));
}

/** The same bytes to the store with nothing but its SDK in between: what our own way is measured against. */
export function sdkUploader(config: Config): (Key: string, bytes: Buffer) => Promise<void> {
  const client = storeClient(config);
  const Bucket = config.S3_BUCKET;
  return async (Key, bytes) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const upload = { Bucket, Key, UploadId };
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    await eachPart(bytes, async (PartNumber, Body) => {
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts[PartNumber - 1] = { PartNumber, ETag };
    });
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  };
}
