import {
  makeRecoveryCodes,
  querySignInMethods,
  startTotp,
  stopTotp,
} from '@archway/contract/credential/calls';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { CodeAppSetUp, type CodeAppSecret } from './code-app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './section.module.css';

/** A code from the phone after the password: on, off, and the codes for the day the phone is gone. */
export function CodeApp({ since, codesLeft }: { since: string | null; codesLeft: number }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const [secret, setSecret] = useState<CodeAppSecret | null>(null);
  const [isStopping, setStopping] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useCall(startTotp);
  const newCodes = useCall(makeRecoveryCodes, { refreshes: [querySignInMethods] });
  const showNewCodes = () => newCodes.mutate({}, { onSuccess: (made) => setCodes(made.codes) });
  return (
    <section className={styles['section']} aria-labelledby="code-app">
      <h2 id="code-app">{t('totp.title')}</h2>
      {since === null ? (
        <>
          <p>{t('totp.off')}</p>
          <div>
            <Button busy={start.isPending} onClick={() => start.mutate({}, { onSuccess: setSecret })}>
              {t('totp.start.button')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('totp.on', { date: date(since) })}{' '}
            <span className={styles['second']}>{t('totp.codesLeft', { count: codesLeft })}</span>
          </p>
          <div className={styles['actions']}>
            <Button busy={newCodes.isPending} onClick={showNewCodes}>
              {t('totp.newCodes.button')}
            </Button>
            <Button kind="danger" onClick={() => setStopping(true)}>
              {t('totp.stop.button')}
            </Button>
          </div>
        </>
      )}
      {secret !== null && (
        <CodeAppSetUp
          {...secret}
          onClose={() => setSecret(null)}
          onDone={() => {
            setSecret(null);
            showNewCodes();
          }}
        />
      )}
      {isStopping && <StopCodeApp onClose={() => setStopping(false)} />}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}

/** Stands beside what it changes, which is gone before the change has been told. */
function StopCodeApp({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const stop = useCall(stopTotp, { refreshes: [querySignInMethods] });
  return (
    <Dialog
      title={t('totp.stopTitle')}
      confirm={t('totp.stop.button')}
      danger
      busy={stop.isPending}
      onConfirm={() =>
        stop.mutate({}, { onSuccess: () => toast.message(t('totp.stopped')), onSettled: onClose })
      }
      onClose={onClose}
    >
      <p>{t('totp.stopText')}</p>
    </Dialog>
  );
}
