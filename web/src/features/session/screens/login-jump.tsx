import { freeLogin, queryLoginSign } from '@archway/contract/session/calls';
import { Avatar } from '@archway/ui/avatar';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { ErrorState, ExpiredState } from '@archway/ui/states';
import { HeadingLevel } from '@archway/ui/heading-level';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { isLinkOver, useSign } from '../../../platform/session/one-time-link.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { startSession, useSession } from '../../../platform/session/session.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import styles from '../components/sign-in-form.module.css';

/** From the scanner's software to a signed-in page: shows whom the sign is for, and the button uses it. */
export function LoginJump(): ReactNode {
  const sign = useSign();
  const holder = useQuery(callQuery(queryLoginSign, { sign }, { ignoreErrors: true }));
  const isOver = isLinkOver(holder.error);
  return (
    <SignInFrame back>
      {holder.isPending && <LoadingState />}
      {holder.data !== undefined && <Jump sign={sign} holder={holder.data} />}
      <HeadingLevel value="h1">
        {isOver && <Over />}
        {holder.isError && !isOver && (
          <ErrorState serverText={holder.error.message} onRetry={() => void holder.refetch()} />
        )}
      </HeadingLevel>
    </SignInFrame>
  );
}

function Over(): ReactNode {
  const t = useText();
  return (
    <ExpiredState actions={<Link to="/login">{t('signIn.title')}</Link>}>{t('loginJump.over')}</ExpiredState>
  );
}

interface Holder {
  userCode: string;
  account: string;
  displayName: string;
  organization: string;
}

function Jump({ sign, holder }: { sign: string; holder: Holder }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { sessionId } = useSession();
  const { data: signedIn } = useQuery({ ...userInfoQuery, enabled: sessionId !== null });
  const isAnother = signedIn !== undefined && signedIn.userCode !== holder.userCode;
  const jump = useCall(freeLogin, { ignoreErrors: true });
  if (jump.error?.failure === 'linkExpire')
    return (
      <HeadingLevel value="h1">
        <Over />
      </HeadingLevel>
    );
  const go = () =>
    jump.mutate(
      { sign },
      {
        onSuccess: (tokens) => {
          void navigate('/', { replace: true });
          startSession(tokens);
        },
      },
    );
  return (
    <div className={styles['form']}>
      <h1>{t('loginJump.title')}</h1>
      <p>{t('loginJump.text')}</p>
      <div className={styles['person']}>
        <Avatar name={holder.displayName} seed={holder.userCode} size={34} decorative />
        <span>
          <b>{holder.displayName}</b>
          {t('loginJump.holder', { account: holder.account, organization: holder.organization })}
        </span>
      </div>
      {isAnother && (
        <Note kind="warn" live>
          {t('loginJump.another', { name: signedIn.displayName })}
        </Note>
      )}
      <Button kind="primary" size="large" wide busy={jump.isPending} onClick={go}>
        {t('loginJump.continue.button', { name: holder.displayName })}
      </Button>
      {jump.isError && (
        <Note kind="error" live>
          {jump.error.message}
        </Note>
      )}
    </div>
  );
}
