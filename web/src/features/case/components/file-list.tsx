import type { CaseDetail } from '@archway/contract/case/model';
import { FileSize } from '@archway/ui/file-size';
import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import type { FileRow as Row } from '../file-rows.ts';
import { AddButtons } from './add-buttons.tsx';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';

export interface FileListProps {
  detail: CaseDetail;
  rows: readonly Row[];
  canSave: boolean;
  onFiles: (files: File[]) => void;
}

/** The files of a case, one below the other. */
export function FileList({ detail, rows, canSave, onFiles }: FileListProps): ReactNode {
  const t = useText();
  const id = useId();
  // What came out of an archive is in it already.
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {t('cases.files')}{' '}
          <span>
            <FileSize bytes={bytes} />
          </span>
        </h2>
        {canSave && (
          <div className={styles['buttons']}>
            <AddButtons size="small" onFiles={onFiles} />
          </div>
        )}
      </div>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <FileRow key={row.id} caseId={detail.caseId} row={row} canSave={canSave} onFiles={onFiles} />
        ))}
      </ul>
    </section>
  );
}
