import { confirmTotp, querySignInMethods } from '@archway/contract/credential/calls';
import { Dialog } from '@archway/ui/dialog';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { QrPicture } from '../../../platform/picture/qr-picture.tsx';
import styles from './section.module.css';

export interface CodeAppSecret {
  secret: string;
  uri: string;
}

/** Shows the secret once, and switches it on when a code proves that the app has it. */
export function CodeAppSetUp({
  secret,
  uri,
  onClose,
  onDone,
}: CodeAppSecret & { onClose: () => void; onDone: () => void }): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const confirm = useCall(confirmTotp, { refreshes: [querySignInMethods], ignoreErrors: true });
  return (
    <Dialog
      title={t('totp.setUpTitle')}
      confirm={t('totp.confirm.button')}
      valid={code.trim() !== ''}
      busy={confirm.isPending}
      onConfirm={() => confirm.mutate({ code }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <div className={styles['setUp']}>
        <p>{t('totp.scan')}</p>
        <div className={styles['scan']}>
          <QrPicture text={uri} label={t('totp.picture')} className={styles['picture'] ?? ''} />
          <div>
            <div className={styles['second']}>{t('totp.key')}</div>
            <code className={styles['key']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
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
    </Dialog>
  );
}
