import type { JoinRequest } from '@archway/contract/member/model';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { joinRequestsQuery } from '../member.queries.ts';
import { AcceptRequest, DeclineRequest } from './answer-request.tsx';
import styles from './join-requests.module.css';

type Answering = { request: JoinRequest; answer: 'accept' | 'decline' } | null;

/** Those who asked to join and wait for an answer. It takes no room while nobody waits. */
export function JoinRequests(): ReactNode {
  const t = useText();
  const { data } = useQuery(joinRequestsQuery);
  const [answering, setAnswering] = useState<Answering>(null);
  const close = () => setAnswering(null);
  const list = data?.list ?? [];
  const more = (data?.total ?? 0) - list.length;
  return (
    <>
      {list.length > 0 && (
        <section className={styles['requests']} aria-label={t('members.asked.title')}>
          <h2>{t('members.asked.title')}</h2>
          <p>{t('members.asked.text')}</p>
          <ul>
            {list.map((request) => (
              <li key={request.requestId}>
                <Request request={request} onAnswer={(answer) => setAnswering({ request, answer })} />
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('members.asked.more', { count: more })}</p>}
        </section>
      )}
      {answering?.answer === 'accept' && <AcceptRequest request={answering.request} onClose={close} />}
      {answering?.answer === 'decline' && <DeclineRequest request={answering.request} onClose={close} />}
    </>
  );
}

function Request({
  request: { displayName, email, askedAt, expiresAt },
  onAnswer,
}: {
  request: JoinRequest;
  onAnswer: (answer: 'accept' | 'decline') => void;
}): ReactNode {
  const t = useText();
  const { date } = useFormat();
  return (
    <div className={styles['request']}>
      <div className={styles['who']}>
        <b>{displayName}</b>
        <span>{email}</span>
        <span>{t('members.asked.on', { asked: date(askedAt), expires: date(expiresAt) })}</span>
      </div>
      <div className={styles['steps']}>
        <Button size="small" kind="primary" icon={Check} onClick={() => onAnswer('accept')}>
          {t('members.asked.accept.button')}
        </Button>
        <Button size="small" kind="danger" onClick={() => onAnswer('decline')}>
          {t('members.asked.decline.button')}
        </Button>
      </div>
    </div>
  );
}
