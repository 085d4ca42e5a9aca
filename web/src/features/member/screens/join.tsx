import { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import { join, queryInvitation } from '@archway/contract/member/calls';
import type { Invitation } from '@archway/contract/member/model';
import { checkPassword } from '@archway/rules/password';
import { Avatar } from '@archway/ui/avatar';
import { Button } from '@archway/ui/button';
import { HeadingLevel } from '@archway/ui/heading-level';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { ErrorState, ExpiredState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../platform/text/format.ts';
import { isLinkOver, useSign } from '../../../platform/session/one-time-link.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { startSession, useSession } from '../../../platform/session/session.ts';
import { refusalText } from '../../account/public.ts';
import { AgreementTick, type RequiredAgreement } from '../../agreement/public.ts';
import { signInForm as frame, SignInFrame } from '../../session/public.ts';
import { roleTitle } from '../../account/public.ts';
import { RoleCard } from '../components/role-card.tsx';
import styles from './join.module.css';

/** The first page of an invited colleague. Opening it uses nothing up; the button joins and signs in. */
export function Join(): ReactNode {
  const t = useText();
  const sign = useSign();
  const invitation = useQuery(callQuery(queryInvitation, { sign }, { ignoreErrors: true }));
  const isOver = isLinkOver(invitation.error);
  return (
    <SignInFrame back words={t('join.words')}>
      {invitation.data !== undefined && <JoinForm sign={sign} invitation={invitation.data} />}
      {invitation.isPending && <LoadingState />}
      {isOver && <Over />}
      {invitation.isError && !isOver && (
        <ErrorState serverText={invitation.error.message} onRetry={() => void invitation.refetch()} />
      )}
    </SignInFrame>
  );
}

function Over(): ReactNode {
  const t = useText();
  return (
    <HeadingLevel value="h1">
      <ExpiredState>{t('join.over')}</ExpiredState>
    </HeadingLevel>
  );
}

function JoinForm({ sign, invitation }: { sign: string; invitation: Invitation }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { sessionId } = useSession();
  const form = useJoining(sign);
  if (form.call.error?.failure === 'linkExpire') return <Over />;
  return (
    <form
      className={frame['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Inviting invitation={invitation} />
      <RoleCard title={t('join.role', { role: roleTitle(t, invitation.role) })} role={invitation.role} />
      {sessionId !== null && <Note kind="warn">{t('join.another')}</Note>}
      <AboutOneself email={invitation.email} form={form} />
      <Agreements form={form} />
      {form.call.isError && (
        <Note kind="error" live>
          {refusalText(t, form.call.error)}
        </Note>
      )}
      <Button kind="primary" size="large" type="submit" wide busy={form.call.isPending}>
        {t('join.button')}
      </Button>
      <p className={frame['left']}>
        <Clock size={14} strokeWidth={1.75} aria-hidden />
        {t('join.expires', { date: format.date(invitation.expiresAt) })}
      </p>
    </form>
  );
}

/** What is typed and selected, what is missing, and joining with it. */
function useJoining(sign: string) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<RequiredAgreement>>(new Set());
  const [isTried, setTried] = useState(false);
  const call = useCall(join, { ignoreErrors: true });
  const hasName = name.trim() !== '';
  const hasAgreed = REQUIRED_AGREEMENTS.every((type) => agreed.has(type));
  const isComplete = hasName && checkPassword(password).broken.length === 0 && hasAgreed;
  const agree = (type: RequiredAgreement, isNow: boolean): void =>
    setAgreed(new Set(isNow ? [...agreed, type] : [...agreed].filter((one) => one !== type)));
  const submit = (): void => {
    setTried(true);
    if (!isComplete || call.isPending) return;
    call.mutate(
      { sign, displayName: name.trim(), password, agreementType: REQUIRED_AGREEMENTS.join(',') },
      {
        onSuccess: (tokens) => {
          void navigate('/', { replace: true });
          startSession(tokens);
        },
      },
    );
  };
  return { name, setName, password, setPassword, agreed, agree, isTried, hasName, hasAgreed, call, submit };
}

type Joining = ReturnType<typeof useJoining>;

function Inviting({ invitation: { organization, invitedBy } }: { invitation: Invitation }): ReactNode {
  const t = useText();
  return (
    <div className={styles['head']}>
      <Avatar name={organization} kind="organization" size={56} decorative />
      <div>
        <h1>{t('join.title', { organization })}</h1>
        <p>{invitedBy === null ? t('join.invited') : t('join.invitedBy', { name: invitedBy })}</p>
      </div>
    </div>
  );
}

function AboutOneself({ email, form }: { email: string; form: Joining }): ReactNode {
  const t = useText();
  return (
    <>
      <TextField
        label={t('join.email')}
        value={email}
        readOnly
        autoComplete="username"
        prefix={<Mail size={16} strokeWidth={1.75} aria-hidden />}
        onChange={() => {}}
      />
      <TextField
        label={t('join.name')}
        value={form.name}
        maxLength={64}
        autoComplete="name"
        error={form.isTried && !form.hasName ? t('join.nameMissing') : undefined}
        onChange={form.setName}
      />
      <PasswordField label={t('signIn.password')} isNew value={form.password} onChange={form.setPassword} />
    </>
  );
}

function Agreements({ form }: { form: Joining }): ReactNode {
  const t = useText();
  return (
    <div className={styles['agreements']}>
      {REQUIRED_AGREEMENTS.map((type) => (
        <AgreementTick
          key={type}
          type={type}
          checked={form.agreed.has(type)}
          onChange={(isNow) => form.agree(type, isNow)}
        />
      ))}
      {form.isTried && !form.hasAgreed && <Note kind="error">{t('join.agreeFirst')}</Note>}
    </div>
  );
}
