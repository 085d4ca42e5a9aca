import type { CaseDetail } from '@archway/contract/case/model';
import type { ScanRole } from '@archway/rules/scans';
import { FilesButton } from '@archway/ui/files-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ROLE_TEXTS } from '../scan-roles.ts';
import { CASE_FORMATS } from './add-buttons.tsx';
import styles from './wanted-file.module.css';

interface WantedFileProps {
  detail: CaseDetail;
  role: ScanRole;
  onFiles: (role: ScanRole, files: File[]) => void;
}

/** A file that the prescription asks for, ready to be chosen. It goes once the case has one. */
export function WantedFile({ detail, role, onFiles }: WantedFileProps): ReactNode {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const isThere = detail.files.some((file) => file.role === role);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  if (isThere) return null;
  const name = t(ROLE_TEXTS[role]);
  return (
    <div ref={place} className={styles['wanted']}>
      <Note
        kind="warn"
        title={t('cases.wanted.title', { role: name })}
        action={
          <FilesButton
            size="small"
            kind="primary"
            icon={Plus}
            choice="one"
            formats={CASE_FORMATS}
            onFiles={(files) => onFiles(role, files)}
          >
            {t('cases.wanted.button')}
          </FilesButton>
        }
      >
        {t('cases.wanted.text')}
      </Note>
    </div>
  );
}
