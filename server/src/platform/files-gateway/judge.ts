export interface Asked {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Served {
  /** With the port, as browsers name it. */
  host: string;
  bucket: string;
}

/** Queries that name neither a signature nor how an object is told: only the steps of an upload in parts. */
const PARTS = new Set(['uploads', 'uploadId', 'partNumber', 'max-parts', 'part-number-marker']);
const TOLD = /^(x-amz-|response-(content-|cache-control$)|x-id$)/i;

/**
 * Whether a request may go on to the store: signed, for one object of the site's bucket, and to read it, to put it whole
 * or in parts. All else the store can do (lists, rights, tags, copies, deletion, other buckets) is not for this host.
 */
export function mayPass({ method, target, headers }: Asked, { host, bucket }: Served): boolean {
  if (headers['host'] !== host || !isObjectPath(target, bucket)) return false;
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const names = [...query.keys()];
  if (!names.every((name) => PARTS.has(name) || TOLD.test(name))) return false;
  if (headers['x-amz-copy-source'] !== undefined) return false;
  const isSigned = query.has('X-Amz-Signature') || isSignedByHeader(headers['authorization']);
  // Those are for uploads alone. The store answers them differently for what is there and what is not.
  const isByCredentials = query.has('X-Amz-Security-Token') || headers['x-amz-security-token'] !== undefined;
  switch (method) {
    case 'GET':
    case 'HEAD':
      return isSigned && !query.has('uploads') && (!isByCredentials || query.has('uploadId'));
    case 'PUT':
      return isSigned && query.has('uploadId') === query.has('partNumber') && !query.has('uploads');
    case 'POST':
      return isSigned && query.has('uploads') !== query.has('uploadId');
    case 'DELETE':
      return isSigned && query.has('uploadId');
    case 'OPTIONS':
      return headers['origin'] !== undefined && headers['access-control-request-method'] !== undefined;
    default:
      return false;
  }
}

/** The store decides whether the signature is right. */
const isSignedByHeader = (value: string | string[] | undefined): boolean =>
  typeof value === 'string' && value.startsWith('AWS4-HMAC-SHA256 ');

/** As `/bucket/key`, without segments by which a proxy or the store could end up elsewhere. */
function isObjectPath(target: string, bucket: string): boolean {
  const [path = ''] = target.split('?');
  const [start, first, ...key] = path.split('/');
  if (start !== '' || first !== bucket || key.join('') === '') return false;
  return key.every((segment) => !/^(\.|%2e){1,2}$/i.test(segment));
}
