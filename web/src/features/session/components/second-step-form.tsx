import { confirmLogin } from '@archway/contract/credential/calls';
import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { startSession } from '../../../platform/session/session.ts';
import styles from './sign-in-form.module.css';

export interface SecondStepProps {
  ticket: string;
  onBack: () => void;
  /** Too many wrong codes, or too late. */
  onOver: () => void;
}

/** The code after the password. Five wrong ones, and the password is asked for again. */
export function SecondStepForm({ ticket, onBack, onOver }: SecondStepProps): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const confirm = useCall(confirmLogin, { ignoreErrors: true });
  const refused = ({ failure, data }: CallFailure) => {
    const { triesLeft } = (data ?? {}) as { triesLeft?: number };
    if (failure === 'verifyCodeError' && triesLeft === 0) onOver();
  };
  const submit = () => {
    if (code.trim() === '' || confirm.isPending) return;
    confirm.mutate({ ticket, code }, { onSuccess: startSession, onError: refused });
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    confirm.reset();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1>{t('secondStep.title')}</h1>
      <p>{t(isRecovery ? 'secondStep.recoveryText' : 'secondStep.text')}</p>
      <CodeField key={String(isRecovery)} {...{ isRecovery, code }} onType={setCode} error={confirm.error} />
      <Button kind="primary" size="large" type="submit" wide busy={confirm.isPending}>
        {t('signIn.button')}
      </Button>
      <div>
        <LinkButton onClick={change}>
          {t(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </LinkButton>
      </div>
      <Button kind="quiet" wide onClick={onBack}>
        {t('secondStep.back.button')}
      </Button>
    </form>
  );
}

function CodeField({
  isRecovery,
  code,
  onType,
  error,
}: {
  isRecovery: boolean;
  code: string;
  onType: (code: string) => void;
  error: CallFailure | null;
}): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  // It is the one thing to do here.
  useEffect(() => field.current?.focus(), []);
  // What cannot be a code at all is a wrong one to whoever typed it.
  const isWrong = error?.failure === 'verifyCodeError' || error?.failure === 'invalidInput';
  const problem = isWrong ? t('failure.verifyCodeError') : error?.message;
  return (
    <TextField
      ref={field}
      size="large"
      mono
      label={t(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
      value={code}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={isRecovery ? 'text' : 'numeric'}
      error={problem}
      onChange={onType}
    />
  );
}
