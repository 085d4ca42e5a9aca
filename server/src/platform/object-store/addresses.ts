import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const UPLOAD_SECONDS = 15 * 60;
/** A leaked address, or one of somebody who was dismissed, is worth nothing after this long. */
const READ_SECONDS = 5 * 60;
/** A picture's address is the same for this long, so that browsers find it in their cache. */
const PICTURE_SLOT_SECONDS = 30 * 60;
/** Signing takes a millisecond, and a page of a list may have hundreds of pictures. */
const MAX_KEPT_PICTURES = 5_000;

export interface Download {
  contentType: string;
  fileName: string;
}

/** How browsers are let to single objects: each address is for one key, one purpose and a time. */
export interface Addresses {
  /** Takes one object of exactly this size and type; the sender names the type as a header. */
  signPut(key: string, object: { contentType: string; size: number }): Promise<string>;
  /** Shown in a page: five minutes, never cached, with the type named here and never the stored one. */
  signRead(key: string, contentType: string): Promise<string>;
  /** Handed over as a download under its name: five minutes, never cached. */
  signDownload(key: string, download: Download): Promise<string>;
  /**
   * For half an hour to an hour, and cached as long. Only for thumbnails, avatars and logos of the reader's own
   * organization: nothing else may outlive the right to read it.
   */
  signPicture(key: string, contentType: string): Promise<string>;
}

export function addressesOf(s3: S3Client, Bucket: string): Addresses {
  const kept = new Map<string, Promise<string>>();
  let keptSince = 0;

  const signShort = (Key: string, contentType: string, disposition: string) =>
    getSignedUrl(
      s3,
      new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'no-store',
      }),
      { expiresIn: READ_SECONDS },
    );
  const signSlot = (Key: string, contentType: string, slot: number) =>
    getSignedUrl(
      s3,
      new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: contentType,
        ResponseContentDisposition: 'inline',
        ResponseCacheControl: `private, max-age=${PICTURE_SLOT_SECONDS}`,
      }),
      { expiresIn: 2 * PICTURE_SLOT_SECONDS, signingDate: new Date(slot * PICTURE_SLOT_SECONDS * 1_000) },
    );

  return {
    signPut: (Key, { contentType, size }) =>
      getSignedUrl(
        s3,
        new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: size }),
        // Unless they are named here these headers would be left out, and the store would take anything.
        { expiresIn: UPLOAD_SECONDS, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
      ),
    signRead: (key, contentType) => signShort(key, contentType, 'inline'),
    signDownload: (key, { contentType, fileName }) => signShort(key, contentType, attachment(fileName)),
    signPicture(key, contentType) {
      const slot = Math.floor(Date.now() / 1_000 / PICTURE_SLOT_SECONDS);
      if (slot !== keptSince || kept.size >= MAX_KEPT_PICTURES) kept.clear();
      keptSince = slot;
      const name = `${key} ${contentType}`;
      const address = kept.get(name) ?? signSlot(key, contentType, slot);
      kept.set(name, address);
      return address;
    },
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
