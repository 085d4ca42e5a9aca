import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { t } from '../text/i18n.ts';

/** Means the end of a session where it is a code, and a site in trouble where it is a status. */
export const SERVICE_UNAVAILABLE = 503;

/**
 * What an answer says. Our server answers with an envelope; what is none was said by something that stands before it,
 * and is told by its status. A file is data, unless it is an envelope in a file's clothing.
 */
export async function readAnswer(response: Response): Promise<Envelope> {
  if (isFile(response)) return { code: CODES.ok, msg: '', data: await response.blob() };
  const envelope = envelopeOf(await response.text());
  if (envelope !== null) return envelope;
  if (response.ok) throw new TypeError('not an envelope');
  return { code: codeOf(response.status), msg: messageOf(response), data: null };
}

function isFile({ ok, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const isAttachment = /^attachment\b/i.test(headers.get('content-disposition') ?? '');
  return ok && (isAttachment || !/\b(json|text)\b/i.test(type));
}

function envelopeOf(text: string): Envelope | null {
  try {
    const { code, msg, data } = (JSON.parse(text) ?? {}) as Partial<Envelope>;
    return typeof code === 'number' && typeof msg === 'string' ? { code, msg, data } : null;
  } catch {
    return null;
  }
}

const codeOf = (status: number): number =>
  status === SERVICE_UNAVAILABLE ? SERVICE_UNAVAILABLE : status >= 500 ? CODES.unavailable : CODES.internal;

const messageOf = ({ statusText }: Response): string =>
  statusText === '' ? t('failure.internal') : statusText;
