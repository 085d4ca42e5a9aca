import { confirmTotp, querySignInMethods, startTotp } from '@archway/contract/credential/calls';
import { Dialog } from '@archway/ui/dialog';
import { LoadingState } from '@archway/ui/loading-state';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import { QrPicture } from './qr-picture.tsx';
import styles from './section.module.css';

/** Shows the secret once, and switches it on when a code proves that the app has it. */
export function CodeAppSetUp({ onClose, onDone }: { onClose: () => void; onDone: () => void }): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const start = useCall(startTotp);
  const confirm = useCall(confirmTotp, { refreshes: [querySignInMethods], ignoreErrors: true });
  const isAsked = useRef(false);
  useEffect(() => {
    // A second secret would make the first one useless, and React opens a dialog twice while we develop.
    if (isAsked.current) return;
    isAsked.current = true;
    start.mutate({}, { onError: onClose });
  }, [start, onClose]);
  return (
    <Dialog
      title={t('totp.setUpTitle')}
      confirm={t('totp.confirm.button')}
      valid={code.trim() !== ''}
      busy={confirm.isPending}
      onConfirm={() => confirm.mutate({ code }, { onSuccess: onDone })}
      onClose={onClose}
    >
      {start.data === undefined ? (
        <LoadingState rows={3} />
      ) : (
        <div className={styles['setUp']}>
          <p>{t('totp.scan')}</p>
          <div className={styles['scan']}>
            <QrPicture text={start.data.uri} label={t('totp.picture')} className={styles['picture'] ?? ''} />
            <div className={styles['key']}>
              <div className={styles['second']}>{t('totp.key')}</div>
              {start.data.secret.match(/.{1,4}/g)?.join(' ')}
            </div>
          </div>
          <TextField
            mono
            label={t('totp.enter')}
            value={code}
            autoComplete="one-time-code"
            inputMode="numeric"
            error={confirm.isError ? t('failure.verifyCodeError') : undefined}
            onChange={setCode}
          />
        </div>
      )}
    </Dialog>
  );
}
