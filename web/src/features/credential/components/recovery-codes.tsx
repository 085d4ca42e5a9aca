import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Copy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../../platform/page/save-file.ts';
import styles from './section.module.css';

const FILE_NAME = 'archway-recovery-codes.txt';

/** Shown once: afterwards only their hashes exist. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.message(t('totp.copied'));
  };
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), FILE_NAME);
  return (
    <Dialog title={t('totp.codesTitle')} confirm={t('totp.kept.button')} onConfirm={onClose}>
      <div className={styles['setUp']}>
        <p>{t('totp.codesText')}</p>
        <ul className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <Button icon={Copy} onClick={() => void copy()}>
            {t('totp.copy.button')}
          </Button>
          <Button icon={Download} onClick={save}>
            {t('totp.download.button')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
