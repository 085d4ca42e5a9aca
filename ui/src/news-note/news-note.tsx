import { MESSAGE_NOTIFICATION_MS } from '@archway/rules/web-limits';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import { useCountdown } from '../toasts/use-countdown.ts';
import styles from './news-note.module.css';

export interface NewsNoteProps {
  icon: Icon;
  /** What happened: "Kestrel Dental Lab wants to work with you". */
  title: string;
  /** The second line. */
  text: string;
  /** The screen that shows it. */
  href: string;
  onOpen: () => void;
  /** Its time is over, or it was closed. */
  onGone: () => void;
}

/**
 * Top right under the bar: something has come from elsewhere. It goes after three seconds, which wait for the pointer and
 * the focus. Show one at a time, and give each a `key`.
 */
export function NewsNote({ icon: Glyph, title, text, href, onOpen, onGone }: NewsNoteProps): ReactNode {
  const t = useText();
  const holding = useCountdown(MESSAGE_NOTIFICATION_MS, onGone);
  return (
    <div className={styles['note']} {...holding}>
      <a
        className={styles['way']}
        href={href}
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
          <b>{title}</b>
          <span>{text}</span>
        </span>
      </a>
      <IconButton icon={X} label={t('ui.toast.close')} onClick={onGone} />
    </div>
  );
}
