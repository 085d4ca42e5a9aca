import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useRef, type ReactNode } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { CredentialFields } from './credential-fields.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import styles from './sign-in-form.module.css';
import { SignInRefusal } from './sign-in-refusal.tsx';
import { useSignIn, type Typed } from './use-sign-in.ts';

export interface CredentialsFormProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Said until the first try. */
  notice?: string | undefined;
  onSecondStep: (ticket: string) => void;
  /** Above the fields. */
  children: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps): ReactNode {
  const { typed, onType, onSecondStep, children } = props;
  const t = useText();
  const { notice: ended } = useSession();
  const password = useRef<HTMLInputElement>(null);
  const onRefused = () => password.current?.select();
  const { submit, isComplete, call, secondsToWait } = useSignIn(typed, { onSecondStep, onRefused });
  const notice = props.notice ?? ended;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      {notice !== null && call.isIdle && (
        <Note kind="info" live>
          {notice}
        </Note>
      )}
      <CredentialFields typed={typed} onType={onType} isComplete={isComplete} passwordRef={password} />
      <Button
        kind="primary"
        size="large"
        type="submit"
        wide
        busy={call.isPending}
        disabled={secondsToWait > 0}
      >
        {t(call.isPending ? 'signIn.busy' : 'signIn.button')}
      </Button>
      {call.isError && (
        <SignInRefusal failure={call.error} account={typed.account} secondsToWait={secondsToWait} />
      )}
      <PasskeySignIn saveLogin={typed.saveLogin} />
    </form>
  );
}
