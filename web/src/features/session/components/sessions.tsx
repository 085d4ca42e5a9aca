import { listSessions, revokeAllSessions, revokeSession } from '@archway/contract/session/calls';
import type { SessionInfo } from '@archway/contract/session/model';
import { deviceWords } from '@archway/locales/device-words';
import { isPhone } from '@archway/rules/device-name';
import { Button } from '@archway/ui/button';
import { StateTag } from '@archway/ui/state-tag';
import { LoadingState } from '@archway/ui/loading-state';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { Lock, Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../../platform/text/format.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import styles from './sessions.module.css';

type OpenSession = z.output<typeof SessionInfo>;

const sessionsQuery = callQuery(listSessions, {});

/** Where somebody is signed in, and the way to end it. */
export function Sessions(): ReactNode {
  const t = useText();
  const sessions = useQuery(sessionsQuery);
  if (sessions.isError)
    return <ErrorState serverText={sessions.error.message} onRetry={() => void sessions.refetch()} />;
  if (sessions.data === undefined) return <LoadingState />;
  const { list } = sessions.data;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">
        {t('sessions.title')} <span className={styles['count']}>{list.length}</span>
      </h2>
      <ul>
        {list.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {list.length > 1 && <EndOthers />}
    </section>
  );
}

function SessionRow({ session }: { session: OpenSession }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const end = useCall(revokeSession, { refreshes: [listSessions] });
  const { userAgent, address, isCurrent, saveLogin, lastUsedAt, sessionId } = session;
  const Glyph = isPhone(userAgent) ? Smartphone : Monitor;
  const device = deviceWords(t, userAgent);
  return (
    <li className={styles['row']}>
      <span className={styles['mark']}>
        <Glyph size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles['words']}>
        <div className={styles['device']}>
          <b>{device}</b>
          {isCurrent && <StateTag kind="own">{t('sessions.current')}</StateTag>}
          {saveLogin && <span className={styles['second']}>{t('sessions.saved')}</span>}
        </div>
        <div className={styles['second']}>
          {t('sessions.used', { address: address ?? '–', time: dateTime(lastUsedAt) })}
        </div>
      </div>
      {!isCurrent && (
        <Button kind="quiet" size="small" busy={end.isPending} onClick={() => end.mutate({ sessionId })}>
          {t('sessions.end.button')}
        </Button>
      )}
    </li>
  );
}

function EndOthers(): ReactNode {
  const t = useText();
  const toast = useToast();
  const endAll = useCall(revokeAllSessions, { refreshes: [listSessions] });
  return (
    <div className={styles['foot']}>
      <span className={styles['second']}>
        <Lock size={14} strokeWidth={1.75} aria-hidden /> {t('sessions.asksPassword')}
      </span>
      <Button
        kind="danger"
        busy={endAll.isPending}
        onClick={() =>
          endAll.mutate(
            {},
            { onSuccess: ({ ended }) => toast.message(t('sessions.ended', { count: ended })) },
          )
        }
      >
        {t('sessions.endAll.button')}
      </Button>
    </div>
  );
}
