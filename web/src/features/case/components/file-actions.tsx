import { downloadCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { MenuButton } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { startDownload } from '../../../platform/page/start-download.ts';
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
  const { name, fileId } = file;
  const download = useCall(downloadCaseFile);
  const onDownload = (): void => {
    if (download.isPending) return;
    download.mutate({ caseId, fileId }, { onSuccess: ({ url }) => startDownload(url) });
  };
  const remove = {
    id: 'remove',
    label: t('cases.file.remove.button'),
    icon: Trash2,
    danger: true,
    onSelect: () => setAsked(true),
  };
  return (
    <div className={styles['actions']}>
      {file.canDownload && (
        <button
          type="button"
          className={styles['download']}
          aria-busy={download.isPending}
          aria-label={t('cases.file.downloadLabel', { name })}
          onClick={onDownload}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('cases.file.download')}</span>
        </button>
      )}
      {canSave && (
        <MenuButton iconOnly icon={Ellipsis} label={t('cases.file.menu', { name })} items={[[remove]]} />
      )}
      {isAsked && <RemoveFile caseId={caseId} file={file} onClose={() => setAsked(false)} />}
    </div>
  );
}
