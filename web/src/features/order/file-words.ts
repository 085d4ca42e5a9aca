import type { CaseFile } from '@archway/contract/case/model';
import type { TextKey } from '@archway/locales/keys';
import { ROLE_TEXTS } from '../case/public.ts';
import type { NotReady } from './files-to-send.ts';

/** Why a file can't go with an order yet. */
export const NOT_READY: Readonly<Record<NotReady, TextKey>> = {
  uploading: 'order.new.files.why.uploading',
  checking: 'order.new.files.why.checking',
  failed: 'order.new.files.why.failed',
};

/** A scan and a photo by what they show. */
export function whatOf({ kind, role }: Pick<CaseFile, 'kind' | 'role'>): TextKey {
  if (kind === 'voice') return 'order.new.files.kind.voice';
  return kind === 'attachment' ? 'order.new.files.kind.attachment' : ROLE_TEXTS[role];
}
