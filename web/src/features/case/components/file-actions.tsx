import { downloadCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { SCAN_FORMATS } from '@archway/rules/uploads';
import { MenuButton } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { Download, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { startDownload } from '../../../platform/page/start-download.ts';
import { replaceFile } from '../replace-file.ts';
import styles from './file-actions.module.css';
import { RemoveFile } from './remove-file.tsx';
import { RenameFile } from './rename-file.tsx';

export interface FileActionsProps {
  caseId: string;
  file: CaseFile;
  canSave: boolean;
}

type Choice = 'rename' | 'replace' | 'remove';

/** The file as it was sent, and the way out of the case. */
export function FileActions({ caseId, file, canSave }: FileActionsProps): ReactNode {
  const t = useText();
  const [asked, setAsked] = useState<Exclude<Choice, 'replace'> | null>(null);
  const close = (): void => setAsked(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = (what: Choice): void => (what === 'replace' ? input.current?.click() : setAsked(what));
  const { name, fileId } = file;
  const download = useCall(downloadCaseFile);
  const onDownload = (): void => {
    if (download.isPending) return;
    download.mutate({ caseId, fileId }, { onSuccess: ({ url }) => startDownload(url) });
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
      {canSave && <FileMenu file={file} onChoose={choose} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={SCAN_FORMATS.map((format) => `.${format}`).join(',')}
        onChange={({ currentTarget }) => {
          replaceFile(caseId, file, [...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {asked === 'rename' && <RenameFile caseId={caseId} file={file} onClose={close} />}
      {asked === 'remove' && <RemoveFile caseId={caseId} file={file} onClose={close} />}
    </div>
  );
}

function FileMenu({ file, onChoose }: { file: CaseFile; onChoose: (what: Choice) => void }): ReactNode {
  const t = useText();
  const rename = {
    id: 'rename',
    label: t('cases.file.rename.button'),
    icon: Pencil,
    onSelect: () => onChoose('rename'),
  };
  const replace = {
    id: 'replace',
    label: t('cases.file.replace.button'),
    icon: RefreshCw,
    onSelect: () => onChoose('replace'),
  };
  const remove = {
    id: 'remove',
    label: t('cases.file.remove.button'),
    icon: Trash2,
    danger: true,
    onSelect: () => onChoose('remove'),
  };
  return (
    <MenuButton
      iconOnly
      icon={Ellipsis}
      label={t('cases.file.menu', { name: file.name })}
      items={[file.kind === 'scan' ? [rename, replace] : [rename], [remove]]}
    />
  );
}
