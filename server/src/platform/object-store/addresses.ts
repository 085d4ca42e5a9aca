import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const UPLOAD_SECONDS = 15 * 60;
const DOWNLOAD_SECONDS = 5 * 60;
/** An address to look at is the same for this long, so that browsers find the picture in their cache. */
const VIEW_SLOT_SECONDS = 30 * 60;
/** Signing takes a millisecond, and a page of a list may have hundreds of pictures. */
const MOST_KEPT_VIEWS = 5_000;

export interface View {
  contentType: string;
  /** Given for what must not open in the browser. */
  downloadAs?: string;
}

/** How browsers are let to single objects: each address is for one key, one deed and a time. */
export interface Addresses {
  /** Takes one object of exactly this size and type; the sender names the type as a header. */
  signPut(key: string, object: { contentType: string; size: number }): Promise<string>;
  /** For half an hour to an hour, with the type we say and never the one somebody stored. */
  signView(key: string, view: View): Promise<string>;
  /** For at most five minutes, always as a download. */
  signDownload(key: string, fileName: string): Promise<string>;
}

export function addressesOf(s3: S3Client, Bucket: string): Addresses {
  const kept = new Map<string, Promise<string>>();
  let keptSince = 0;

  const sign = (Key: string, { contentType, downloadAs }: View, slot: number) =>
    getSignedUrl(
      s3,
      new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: contentType,
        ResponseContentDisposition: downloadAs === undefined ? 'inline' : attachment(downloadAs),
        ResponseCacheControl: `private, max-age=${VIEW_SLOT_SECONDS}`,
      }),
      { expiresIn: 2 * VIEW_SLOT_SECONDS, signingDate: new Date(slot * VIEW_SLOT_SECONDS * 1_000) },
    );

  return {
    signPut: (Key, { contentType, size }) =>
      getSignedUrl(
        s3,
        new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: size }),
        // Unless they are named here these headers would be left out, and the store would take anything.
        { expiresIn: UPLOAD_SECONDS, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
      ),
    signView(key, view) {
      const slot = Math.floor(Date.now() / 1_000 / VIEW_SLOT_SECONDS);
      if (slot !== keptSince || kept.size >= MOST_KEPT_VIEWS) kept.clear();
      keptSince = slot;
      const name = `${key} ${view.contentType} ${view.downloadAs ?? ''}`;
      const address = kept.get(name) ?? sign(key, view, slot);
      kept.set(name, address);
      return address;
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
