import { listSysMsg, markRead } from '@archway/contract/letter/calls';
import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { letterIcon } from '../letter-words.ts';
import { lettersQuery } from '../letter.queries.ts';
import { useOpenLetter } from '../use-open-letter.ts';
import styles from './letter-panel.module.css';
import { LetterRow } from './letter-row.tsx';

const SETTINGS = '/own-space/receive-email';

export interface LetterPanelProps {
  /** The reader goes elsewhere. */
  onLeave: () => void;
  /** The button that did it is gone. */
  onMarkedAll: () => void;
}

/** The newest letters, whatever their state. */
export function LetterPanel({ onLeave, onMarkedAll }: LetterPanelProps): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const { data } = useQuery(lettersQuery);
  const mark = useCall(markRead, { refreshes: [listSysMsg] });
  const markAll = (): void => mark.mutate({}, { onSuccess: onMarkedAll });
  return (
    <>
      <div className={styles['head']}>
        <h2>{t('letter.title')}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button kind="quiet" size="small" busy={mark.isPending} onClick={markAll}>
            {t('letter.markAll.button')}
          </Button>
        )}
        <IconButton
          icon={Settings}
          label={t('letter.settings')}
          onClick={() => {
            onLeave();
            leaveTo(SETTINGS);
          }}
        />
      </div>
      <Letters onLeave={onLeave} />
    </>
  );
}

function Letters({ onLeave }: { onLeave: () => void }): ReactNode {
  const t = useText();
  const openLetter = useOpenLetter();
  const [now] = useState(() => new Date());
  const { data, error, refetch, isFetching } = useQuery(lettersQuery);
  if (data === undefined)
    return (
      <div className={styles['list']}>
        {error === null ? (
          <LoadingState rows={3} picture={false} />
        ) : (
          <ErrorState serverText={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </div>
    );
  if (data.list.length === 0)
    return (
      <EmptyState title={t('letter.none')}>
        <p>{t('letter.noneText')}</p>
      </EmptyState>
    );
  const shown = data.list.length;
  return (
    <>
      <ul className={styles['list']}>
        {data.list.map((letter) => (
          <LetterRow
            key={letter.letterId}
            letter={letter}
            icon={letterIcon(letter.event)}
            now={now}
            onOpen={() => {
              onLeave();
              openLetter(letter);
            }}
          />
        ))}
      </ul>
      {data.total > shown && (
        <p className={styles['foot']}>{t('letter.newest', { shown, total: data.total })}</p>
      )}
    </>
  );
}
