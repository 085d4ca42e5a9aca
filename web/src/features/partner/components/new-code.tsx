import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Copy, QrCode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { QrPicture } from '../../../platform/picture/qr-picture.tsx';
import styles from './new-code.module.css';

/** A code that was just made: to copy, and as a picture for who stands beside. */
export function NewCode({ code, until }: { code: string; until: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isPicture, setPicture] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast.message(t('partners.codes.copied'));
    } catch {
      toast.error(t('partners.codes.notCopied'));
    }
  };
  return (
    <output className={styles['code']}>
      <div className={styles['line']}>
        <code>{code}</code>
        <IconButton icon={Copy} label={t('partners.codes.copy')} onClick={() => void copy()} />
        <IconButton
          icon={QrCode}
          label={t('partners.codes.qr')}
          pressed={isPicture}
          onClick={() => setPicture(!isPicture)}
        />
      </div>
      <span>{t('partners.codes.until', { date: until })}</span>
      {isPicture && (
        <QrPicture
          className={styles['picture'] ?? ''}
          label={t('partners.codes.qrOf', { code })}
          text={`${location.origin}/partner?code=${code}`}
        />
      )}
    </output>
  );
}
