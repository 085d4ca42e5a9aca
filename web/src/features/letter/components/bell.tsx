import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { lettersQuery } from '../letter.queries.ts';
import styles from './bell.module.css';
import { LetterNews } from './letter-news.tsx';
import { LetterPanel } from './letter-panel.tsx';

/** More would not fit on the bell; its label has the number. */
const MAX_COUNTED = 99;

/** In the top bar: how many letters are unread, the newest of them, and a note when one comes. */
export function Bell(): ReactNode {
  const t = useText();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(lettersQuery);
  const unread = data?.unread ?? 0;
  const toFocus = (): void => panel.current?.focus();
  return (
    <span className={styles['bell']}>
      <IconButton
        icon={BellIcon}
        label={unread === 0 ? t('letter.bell') : t('letter.bellUnread', { unread })}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
      {unread > 0 && (
        <span className={styles['count']} aria-hidden>
          {unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread}
        </span>
      )}
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={t('letter.title')}
        tabIndex={-1}
        className={styles['panel']}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') toFocus();
        }}
      >
        {isOpen && <LetterPanel onLeave={() => panel.current?.hidePopover()} onMarkedAll={toFocus} />}
      </dialog>
      <LetterNews letters={data?.list} isPanelOpen={isOpen} />
    </span>
  );
}
