import { MOST_ATTACHMENTS } from '@archway/rules/uploads';
import type { Tx } from '../../platform/rpc/implement.ts';
import { countLimited } from './case-progress.repository.ts';

/** What a case now has too many of; null if nothing. */
export async function tooMany(
  tx: Tx,
  orgId: string,
  caseId: string,
): Promise<'tooManyAttachments' | 'hasVoiceMemo' | null> {
  const { attachments, voices } = await countLimited(tx, orgId, caseId);
  if (voices > 1) return 'hasVoiceMemo';
  return attachments > MOST_ATTACHMENTS ? 'tooManyAttachments' : null;
}
