import type { CaseDetail } from '@archway/contract/case/model';
import { ATTACHMENT_FORMATS, MAX_UPLOAD_BYTES, MOST_ATTACHMENTS } from '@archway/rules/uploads';
import { FileSize } from '@archway/ui/file-size';
import { FilesButton } from '@archway/ui/files-button';
import { formatFileSize } from '@archway/rules/format-file-size';
import { useText } from '@archway/ui/text';
import { Paperclip } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { kindOfRow, type FileRow as Row } from '../file-rows.ts';
import { useIsToOrder } from '../use-is-to-order.ts';
import { AddButtons } from './add-buttons.tsx';
import { DownloadAll } from './download-all.tsx';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';

export interface FileListProps {
  detail: CaseDetail;
  rows: readonly Row[];
  canSave: boolean;
  onFiles: (files: File[]) => void;
  onAttach: (files: File[]) => void;
}

/** The files of a case, one below the other, and what is attached to it. */
export function FileList({ detail, rows, canSave, onFiles, onAttach }: FileListProps): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const isToOrder = useIsToOrder(detail);
  const shown = { caseId: detail.caseId, canSave, onFiles };
  const attached = rows.filter((row) => kindOfRow(row) === 'attachment');
  // What was said stands with the memo.
  const others = rows.filter((row) => !attached.includes(row) && kindOfRow(row) !== 'voice');
  const attach = (
    <FilesButton size="small" icon={Paperclip} formats={ATTACHMENT_FORMATS} onFiles={onAttach}>
      {t('cases.attach.button')}
    </FilesButton>
  );
  return (
    <>
      {/* A case without any has a larger place for them. */}
      {others.length > 0 && (
        <Files
          {...shown}
          title={t('cases.files')}
          rows={others}
          link={<DownloadAll detail={detail} />}
          buttons={
            canSave && <AddButtons size="small" kind={isToOrder ? 'plain' : 'primary'} onFiles={onFiles} />
          }
        />
      )}
      {(canSave || attached.length > 0) && (
        <Files {...shown} title={t('cases.attach.label')} rows={attached} buttons={canSave && attach}>
          {attached.length === 0 && (
            <p className={styles['help']}>
              {t('cases.attach.help', {
                size: formatFileSize(MAX_UPLOAD_BYTES, language),
                most: MOST_ATTACHMENTS,
              })}
            </p>
          )}
        </Files>
      )}
    </>
  );
}

interface FilesProps extends Pick<FileListProps, 'rows' | 'canSave' | 'onFiles'> {
  caseId: string;
  title: string;
  /** Beside the title. */
  link?: ReactNode;
  buttons: ReactNode;
  children?: ReactNode;
}

function Files({ title, rows, link, buttons, children, ...shown }: FilesProps): ReactNode {
  const id = useId();
  // What came out of an archive is in it already.
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {title}{' '}
          {bytes > 0 && (
            <span>
              <FileSize bytes={bytes} />
            </span>
          )}
        </h2>
        {link}
        <div className={styles['buttons']}>{buttons}</div>
      </div>
      {children}
      <ul className={styles['list']}>
        {rows.map((row) => (
          <FileRow key={row.id} {...shown} row={row} />
        ))}
      </ul>
    </section>
  );
}
