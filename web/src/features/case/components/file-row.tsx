import { formatOf, type CaseUploadKind } from '@archway/rules/uploads';
import type { Icon } from '@archway/ui/icon';
import { LinkButton } from '@archway/ui/link-button';
import { formatFileSize } from '@archway/rules/format-file-size';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box, FileArchive, Mic, Paperclip } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { kindOfRow, type FileRow as Row } from '../file-rows.ts';
import { fileState } from '../file-state.ts';
import { ArchiveNote } from './archive-note.tsx';
import { FileActions } from './file-actions.tsx';
import styles from './file-row.module.css';
import { FileState } from './file-state.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { RoleField } from './role-field.tsx';
import { ScanFacts } from './scan-facts.tsx';

const ICONS: Readonly<Record<Exclude<CaseUploadKind, 'photo'>, Icon>> = {
  scan: Box,
  archive: FileArchive,
  attachment: Paperclip,
  voice: Mic,
};

export interface FileRowProps {
  caseId: string;
  row: Row;
  canSave: boolean;
  onFiles: (files: File[]) => void;
}

/** One file of a case, with what came out of it if it is an archive. */
export function FileRow(props: FileRowProps): ReactNode {
  const { caseId, row, canSave, onFiles } = props;
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { file, name, inside } = row;
  const kind = kindOfRow(row);
  const state = fileState(row).kind;
  const isReady = state === 'ready';
  const facts = file?.facts ?? null;
  return (
    <li>
      <div className={styles['row']}>
        {kind === 'photo' ? (
          <PhotoThumbnail url={file?.url ?? null} />
        ) : (
          <Thumbnail src={file?.thumbnailUrl ?? null} icon={ICONS[kind]} />
        )}
        <div className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <FileLine row={row} />
        </div>
        <div className={styles['role']}>
          <WhatItIs {...props} />
        </div>
        <div className={styles['state']} data-brief={isReady || undefined}>
          <FileState row={row} onFiles={onFiles} />
          {isReady && facts !== null && (
            <LinkButton
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t('cases.facts.showOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('cases.facts.show')}
            </LinkButton>
          )}
        </div>
        <div className={styles['actions']}>
          {file !== null && state !== 'sending' && (
            <FileActions caseId={caseId} file={file} canSave={canSave} />
          )}
        </div>
        {isOpen && facts !== null && (
          <div id={id} className={styles['below']}>
            <ScanFacts facts={facts} />
          </div>
        )}
        <PassedOver row={row} />
      </div>
      {inside.length > 0 && (
        <ul className={styles['inside']}>
          {inside.map((one) => (
            <FileRow key={one.id} {...props} row={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a scan or a photo shows, and how much came out of an archive. */
function WhatItIs({ caseId, row: { file }, canSave }: FileRowProps): ReactNode {
  const t = useText();
  if (file === null || file.kind === 'attachment') return null;
  // Before a scan was read there is no guess, unless somebody has said what it is.
  const isKnown = file.roleIsSure || file.step === 'done';
  if (file.kind !== 'archive') return isKnown && <RoleField caseId={caseId} file={file} canSave={canSave} />;
  if (file.archive === null) return null;
  return (
    <span className={styles['unpacked']}>{t('cases.file.unpacked', { count: file.archive.files })}</span>
  );
}

function PassedOver({ row: { file } }: { row: Row }): ReactNode {
  const names = file?.archive?.passedOver ?? [];
  if (names.length === 0) return null;
  return (
    <div className={styles['below']}>
      <ArchiveNote names={names} />
    </div>
  );
}

function FileLine({ row: { name, size, file } }: { row: Row }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const values = { format: formatOf(name).toUpperCase(), size: formatFileSize(size, language) };
  const facts = file?.facts ?? null;
  return (
    <span className={styles['line']}>
      {facts === null
        ? t('cases.file.line', values)
        : t('cases.file.lineOf', {
            ...values,
            triangles: t('cases.file.triangles', { count: facts.triangles }),
          })}
    </span>
  );
}
