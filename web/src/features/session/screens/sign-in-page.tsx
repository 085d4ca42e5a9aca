import { login } from '@archway/contract/session/calls';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/queries.ts';
import { startSession } from '../../../platform/session.ts';

/** `notice` says why somebody who was signed in no longer is. */
export function SignInPage({ notice }: { notice: string | null }): ReactNode {
  const ids = { account: useId(), password: useId(), problem: useId() };
  const password = useRef<HTMLInputElement>(null);
  const signIn = useCall(login);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = new FormData(event.currentTarget);
    signIn.mutate(
      {
        account: textOf(form, 'account'),
        password: textOf(form, 'password'),
        saveLogin: form.has('saveLogin'),
      },
      { onSuccess: startSession, onError: () => password.current?.select() },
    );
  };

  return (
    <form className="sheet sign-in" onSubmit={submit}>
      <h1>{t('signIn.title')}</h1>
      {notice !== null && signIn.isIdle && <output className="note">{notice}</output>}
      <label htmlFor={ids.account}>{t('signIn.account')}</label>
      <input id={ids.account} name="account" autoComplete="username" maxLength={128} required />
      <label htmlFor={ids.password}>{t('signIn.password')}</label>
      <input
        ref={password}
        id={ids.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        required
        aria-invalid={signIn.isError}
        aria-describedby={signIn.isError ? ids.problem : undefined}
      />
      <label className="choice">
        <input type="checkbox" name="saveLogin" />
        {t('signIn.saveLogin')}
      </label>
      {signIn.isError && (
        <p className="error" id={ids.problem} role="alert">
          {signIn.error.message}
        </p>
      )}
      <button type="submit" className="primary" aria-disabled={signIn.isPending}>
        {t(signIn.isPending ? 'signIn.busy' : 'signIn.button')}
      </button>
    </form>
  );
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
