import { Letter } from '@archway/contract/letter/model';
import type { LetterRow } from './letter.repository.ts';

/** One whose event this version no longer knows is passed over. */
export function presentLetter(row: LetterRow): Letter[] {
  const letter = Letter.safeParse({
    letterId: row.id,
    type: row.type,
    event: row.event,
    params: row.params,
    path: row.path,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  });
  return letter.success ? [letter.data] : [];
}
