import { MapPin } from 'lucide-react';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { CredentialsForm } from '../components/credentials-form.tsx';
import { SecondStepForm } from '../components/second-step-form.tsx';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import styles from '../components/sign-in-form.module.css';
import type { Typed } from '../components/use-sign-in.ts';

/** What an earlier page hands over: the account to sign in with, and what to say about it. */
export interface SignInHandover {
  account?: string;
  notice?: 'passwordSet' | 'emailConfirmed';
}

const NOTICES = { passwordSet: 'signIn.passwordSet', emailConfirmed: 'signIn.emailConfirmed' } as const;

/** Account and password, or a passkey; then the code, for those who want to be asked for one. */
export function SignInPage(): ReactNode {
  const t = useText();
  const { account = '', notice } = (useLocation().state ?? {}) as SignInHandover;
  const [typed, setTyped] = useState<Typed>({ account, password: '', saveLogin: false });
  const [ticket, setTicket] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const startAgain = () => {
    setTicket(null);
    setTyped({ ...typed, password: '' });
  };
  return (
    <SignInFrame>
      {ticket === null ? (
        <CredentialsForm
          typed={typed}
          onType={setTyped}
          notice={isOver ? t('secondStep.over') : notice && t(NOTICES[notice])}
          onSecondStep={(given) => {
            setOver(false);
            setTicket(given);
          }}
        >
          <h1>{t('signIn.title')}</h1>
          <RegionName />
        </CredentialsForm>
      ) : (
        <SecondStepForm
          ticket={ticket}
          onBack={startAgain}
          onOver={() => {
            setOver(true);
            startAgain();
          }}
        />
      )}
      {ticket === null && <WayToRegister />}
    </SignInFrame>
  );
}

/** Whose data this site keeps. With one site it is a fact, not a choice. */
function RegionName(): ReactNode {
  const t = useText();
  const { data: config } = useQuery(appConfigQuery);
  if (config === undefined) return null;
  return (
    <p className={styles['region']}>
      <MapPin size={16} strokeWidth={1.75} aria-hidden />
      {t(`region.${config.region}`)}
    </p>
  );
}

function WayToRegister(): ReactNode {
  const t = useText();
  return (
    <p className={styles['register']}>
      {t('signIn.new')}
      <Link to="/register">{t('signIn.register')}</Link>
    </p>
  );
}
