import { queryEmailSign, undoEmail } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLinkOver, useSign } from '../../../platform/session/one-time-link.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { signInForm as styles, SignInFrame } from '../../session/public.ts';
import { ExpiredLink } from '../components/expired-link.tsx';

/** Takes an account back whose address was changed. Opening the page does nothing; its button does. */
export function EmailUndo(): ReactNode {
  const t = useText();
  const sign = useSign();
  const link = useQuery({
    ...callQuery(queryEmailSign, { sign }, { ignoreErrors: true }),
    // What was undone stays on the page, though its link is used up.
    staleTime: Infinity,
  });
  const isOver = isLinkOver(link.error) || (link.data !== undefined && link.data.kind !== 'undoEmail');
  return (
    <SignInFrame back words={t('emailUndo.words')}>
      {link.isPending && <LoadingState />}
      {isOver && <ExpiredLink askAgain="/forget-pass-account" />}
      {!isOver && link.data !== undefined && <Undo sign={sign} email={link.data.email} />}
      {link.isError && !isOver && (
        <ErrorState serverText={link.error.message} onRetry={() => void link.refetch()} />
      )}
    </SignInFrame>
  );
}

function Undo({ sign, email }: { sign: string; email: string }): ReactNode {
  const t = useText();
  const undo = useCall(undoEmail, { ignoreErrors: true });
  if (isLinkOver(undo.error)) return <ExpiredLink askAgain="/forget-pass-account" />;
  const Mark = undo.isSuccess ? MailCheck : Undo2;
  return (
    <div className={styles['form']}>
      <div className={styles['mark']}>
        <Mark size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <h1>{t(undo.isSuccess ? 'emailUndo.doneTitle' : 'emailUndo.title')}</h1>
      <p aria-live="polite">{t(undo.isSuccess ? 'emailUndo.doneText' : 'emailUndo.text', { email })}</p>
      {!undo.isSuccess && (
        <Button kind="primary" size="large" wide busy={undo.isPending} onClick={() => undo.mutate({ sign })}>
          {t('emailUndo.undo.button')}
        </Button>
      )}
      {undo.isError && (
        <Note kind="error" live>
          {undo.error.message}
        </Note>
      )}
    </div>
  );
}
