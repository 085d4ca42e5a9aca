import type { Letter } from '@archway/contract/letter/model';
import { NewsNote } from '@archway/ui/news-note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { letterIcon, letterWords } from '../letter-words.ts';
import { useNews } from '../use-news.ts';
import { useOpenLetter } from '../use-open-letter.ts';

/** Notes letters that come while the page is open, and reads them out; whoever has the panel open sees them there. */
export function LetterNews({
  letters,
  isPanelOpen,
}: {
  letters: readonly Letter[] | undefined;
  isPanelOpen: boolean;
}): ReactNode {
  const t = useText();
  const openLetter = useOpenLetter();
  const { news, next } = useNews(letters, { isSilent: isPanelOpen });
  const words = news === undefined ? null : letterWords(t, news);
  return (
    <>
      <output className="visually-hidden">{words !== null && `${words.title}. ${words.text}`}</output>
      {news !== undefined && words !== null && (
        <NewsNote
          key={news.letterId}
          icon={letterIcon(news.event)}
          {...words}
          href={news.path}
          onOpen={() => {
            next();
            openLetter(news);
          }}
          onGone={next}
        />
      )}
    </>
  );
}
