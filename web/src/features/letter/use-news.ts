import type { Letter } from '@archway/contract/letter/model';
import { useState } from 'react';
import { newLetters } from './new-letters.ts';

interface News {
  /** The letters of the answer before; undefined until there was one. */
  before: readonly Letter[] | undefined;
  waiting: readonly Letter[];
}

/** The letter to be noted now, one at a time. What was there when the page was opened is not news. */
export function useNews(
  letters: readonly Letter[] | undefined,
  { isSilent }: { isSilent: boolean },
): { news: Letter | undefined; next: () => void } {
  const [{ before, waiting }, setNews] = useState<News>({ before: undefined, waiting: [] });
  if (letters !== before) {
    const read = new Set(letters?.filter(({ isRead }) => isRead).map(({ letterId }) => letterId));
    const left = waiting.filter(({ letterId }) => !read.has(letterId));
    const fresh = letters === undefined || before === undefined ? [] : newLetters(before, letters);
    setNews({ before: letters, waiting: [...left, ...fresh] });
  }
  if (isSilent && waiting.length > 0) setNews({ before, waiting: [] });
  return {
    news: waiting[0],
    next: () => setNews((now) => ({ ...now, waiting: now.waiting.slice(1) })),
  };
}
