import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { Addressee } from '../use-invitations.ts';
import styles from './invitation-results.module.css';

/** What became of each address, as it becomes known. */
export function InvitationResults({ list }: { list: readonly Addressee[] }): ReactNode {
  const t = useText();
  const known = list.filter(({ state }) => state !== 'waiting');
  return (
    <div aria-live="polite">
      {known.length > 0 && (
        <ul className={styles['results']} aria-label={t('members.invite.results')}>
          {known.map(({ email, state, message }) => (
            <li key={email} className={styles['result']}>
              <span className={styles['address']}>{email}</span>
              <StateTag kind={state === 'sent' ? 'ok' : 'error'}>
                {t(state === 'sent' ? 'members.invite.sent' : 'members.invite.notSent')}
              </StateTag>
              {message !== '' && <span className={styles['reason']}>{message}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
