import { verifyContactEmail } from '@archway/contract/contact/calls';
import { Button } from '@archway/ui/button';
import { HeadingLevel } from '@archway/ui/heading-level';
import { Note } from '@archway/ui/note';
import { ExpiredState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { CircleCheck, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../platform/call/queries.ts';
import { signInForm as styles, SignInFrame } from '../../session/public.ts';

/** A contact says that an address is right. Opening the page does nothing, since mail scanners open it too. */
export function ContactEmailVerify(): ReactNode {
  const t = useText();
  const verifyCode = useLocation().pathname.split('/').at(-1) ?? '';
  const verify = useCall(verifyContactEmail, { ignoreErrors: true });
  const isOver = verify.error?.failure === 'linkExpire' || verify.error?.failure === 'invalidInput';
  if (isOver)
    return (
      <SignInFrame words={t('contactVerify.words')}>
        <HeadingLevel value="h1">
          <ExpiredState>{t('contactVerify.over')}</ExpiredState>
        </HeadingLevel>
      </SignInFrame>
    );
  if (verify.isSuccess) return <Confirmed />;
  return (
    <SignInFrame words={t('contactVerify.words')}>
      <div className={styles['form']}>
        <div className={styles['mark']}>
          <MailCheck size={20} strokeWidth={1.75} aria-hidden />
        </div>
        <h1>{t('contactVerify.title')}</h1>
        <p>{t('contactVerify.text')}</p>
        <Button
          kind="primary"
          size="large"
          wide
          busy={verify.isPending}
          onClick={() => verify.mutate({ verifyCode })}
        >
          {t('contactVerify.confirm.button')}
        </Button>
        {verify.isError && (
          <Note kind="error" live>
            {verify.error.message}
          </Note>
        )}
      </div>
    </SignInFrame>
  );
}

/** Whoever confirmed has no account here, so there is nowhere to go on to. */
function Confirmed(): ReactNode {
  const t = useText();
  return (
    <SignInFrame words={t('contactVerify.words')}>
      <div className={styles['form']}>
        <div className={styles['mark']}>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        </div>
        <h1>{t('contactVerify.doneTitle')}</h1>
        <p>
          <output>{t('contactVerify.done')}</output>
        </p>
      </div>
    </SignInFrame>
  );
}
