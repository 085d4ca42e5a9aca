import { resendActivate } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { useCountdown } from '../../../platform/page/countdown.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { RegisterFrame } from '../components/register-frame.tsx';
import { draftAgain, type Draft } from '../draft.ts';
import { keepDraft } from '../kept-draft.ts';
import { shownSteps } from '../shown-steps.ts';
import { addressOf, stepsOf } from '../steps.ts';
import type { RegisterHandover } from '../use-sending.ts';
import styles from './register-result.module.css';

/** Long enough for a mail to arrive before it is asked for again. */
const SECONDS_BETWEEN = 60;
/** How long the link in the mail works. */
const DAYS = 7;

/** The form was sent. The page is the same whether the address has an account already or not: the mail tells. */
export function RegisterResult(): ReactNode {
  const t = useText();
  const { draft } = (useLocation().state ?? {}) as Partial<RegisterHandover>;
  const { data: config } = useQuery(appConfigQuery);
  if (draft === undefined) return <Navigate to="/register" replace />;
  if (config === undefined) return null;
  return (
    <RegisterFrame
      steps={shownSteps(
        t,
        { steps: stepsOf(config), draft, region: config.region },
        { current: null, isDone: () => true, canOpen: false },
      )}
    >
      <Sent draft={draft} />
    </RegisterFrame>
  );
}

function Sent({ draft }: { draft: Draft }): ReactNode {
  const t = useText();
  const email = draft.email.trim();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['result']}>
      <div className={styles['mark']}>
        <MailCheck size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <h1 tabIndex={-1} ref={heading}>
        {t('forgotSent.title')}
      </h1>
      <p>{t('register.result.text', { email, days: DAYS })}</p>
      <SendAgain email={email} draft={draft} />
      <section className={styles['next']}>
        <h2>{t('register.result.next')}</h2>
        <ol>
          <li>{t('register.result.confirm')}</li>
          {draft.isInvited && <li>{t('register.result.partner', { name: draft.invitedBy })}</li>}
          <li>{t('register.result.signIn')}</li>
          <li>{t('register.result.complete')}</li>
        </ol>
      </section>
      <p className={styles['quiet']}>{t('forgotSent.spam')}</p>
    </div>
  );
}

function SendAgain({ email, draft }: { email: string; draft: Draft }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const wait = useCountdown(SECONDS_BETWEEN);
  const again = useCall(resendActivate, { ignoreErrors: true });
  const startAgain = () => {
    keepDraft(draftAgain(draft));
    void navigate(addressOf('account'));
  };
  return (
    <>
      <div className={styles['ways']}>
        <Button
          size="large"
          disabled={wait.left > 0}
          busy={again.isPending}
          onClick={() => again.mutate({ account: email }, { onSuccess: () => wait.start(SECONDS_BETWEEN) })}
        >
          {wait.left > 0 ? t('forgotSent.wait', { seconds: wait.left }) : t('forgotSent.again.button')}
        </Button>
        <LinkButton onClick={startAgain}>{t('register.result.wrong')}</LinkButton>
      </div>
      {again.isSuccess && (
        <Note kind="ok" live>
          {t('resend.sent')}
        </Note>
      )}
      {again.isError && (
        <Note kind="error" live>
          {again.error.message}
        </Note>
      )}
    </>
  );
}
