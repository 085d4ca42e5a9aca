import type { CaseFile } from '@archway/contract/case/model';
import { MenuButton } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './file-actions.module.css';
import { RemoveFile } from './remove-file.tsx';

export interface FileActionsProps {
  caseId: string;
  file: CaseFile;
  canSave: boolean;
}

/** The file as it was sent, and the way out of the case. */
export function FileActions({ caseId, file, canSave }: FileActionsProps): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { name, url } = file;
  const remove = {
    id: 'remove',
    label: t('cases.file.remove.button'),
    icon: Trash2,
    danger: true,
    onSelect: () => setAsked(true),
  };
  return (
    <div className={styles['actions']}>
      {url !== null && (
        // In a tab of its own, which closes at once: leaving this one would be asked about while it uploads.
        <a
          className={styles['download']}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('cases.file.downloadLabel', { name })}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('cases.file.download')}</span>
        </a>
      )}
      {canSave && (
        <MenuButton iconOnly icon={Ellipsis} label={t('cases.file.menu', { name })} items={[[remove]]} />
      )}
      {isAsked && <RemoveFile caseId={caseId} file={file} onClose={() => setAsked(false)} />}
    </div>
  );
}
