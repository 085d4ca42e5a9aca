import type { Letter } from '@archway/contract/letter/model';
import type { Icon } from '@archway/ui/icon';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { letterTime } from '../letter-time.ts';
import { letterWords } from '../letter-words.ts';
import styles from './letter-row.module.css';

export interface LetterRowProps {
  letter: Letter;
  icon: Icon;
  now: Date;
  onOpen: () => void;
}

/** One letter: what happened and when, with a tint and a dot until it was read. */
export function LetterRow({ letter, icon: Glyph, now, onOpen }: LetterRowProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const { title, text } = letterWords(t, letter);
  const { createdAt, isRead, path } = letter;
  return (
    <li>
      <a
        className={styles['letter']}
        data-unread={!isRead || undefined}
        href={path}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={styles['mark']}>
          <Glyph size={16} strokeWidth={1.75} aria-hidden />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['text']}>{text}</span>
        </span>
        <span className={styles['end']}>
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {letterTime(createdAt, { format, yesterday: t('letter.yesterday'), now })}
          </time>
          {!isRead && (
            <span className={styles['dot']}>
              <span className="visually-hidden">{t('letter.unread')}</span>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
