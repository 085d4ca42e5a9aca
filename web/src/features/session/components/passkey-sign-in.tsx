import { passkeyLogin, startPasskeyLogin } from '@archway/contract/credential/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isCallFailure } from '../../../platform/call/call-failure.ts';
import { answerPasskey, canUsePasskeys } from '../../../platform/session/passkeys.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { startSession } from '../../../platform/session/session.ts';
import styles from './sign-in-form.module.css';

/** A passkey instead of account, password and code. Not shown where the browser has none. */
export function PasskeySignIn({ saveLogin }: { saveLogin: boolean }): ReactNode {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const start = useCall(startPasskeyLogin, { ignoreErrors: true });
  const finish = useCall(passkeyLogin, { ignoreErrors: true });
  if (!canUsePasskeys()) return null;
  const signIn = async () => {
    setProblem(null);
    setAsking(true);
    try {
      const { ticket, question } = await start.mutateAsync({});
      const answer = await answerPasskey(question);
      // Whoever closes the browser's own dialog has decided, and is told nothing.
      if (answer !== null) startSession(await finish.mutateAsync({ ticket, answer, saveLogin }));
    } catch (error) {
      setProblem(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <div className={styles['or']}>{t('signIn.or')}</div>
      <Button size="large" wide icon={KeyRound} busy={isAsking} onClick={() => void signIn()}>
        {t('signIn.passkey.button')}
      </Button>
      {problem !== null && (
        <Note kind="error" live>
          {isCallFailure(problem) && problem.failure !== 'passkeyRefused'
            ? problem.message
            : t('failure.passkeyRefused')}
        </Note>
      )}
    </>
  );
}
