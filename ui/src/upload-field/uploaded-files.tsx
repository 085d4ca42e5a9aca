import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileSize } from '../file-size/file-size.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './upload-field.module.css';

/** The files that were taken, each with its size and the way to take it out again. */
export function UploadedFiles({
  files,
  onRemove,
}: {
  files: readonly File[];
  onRemove: (file: File) => void;
}): ReactNode {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <FileText size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles['name']}>{file.name}</span>
          <span className={styles['size']}>
            <FileSize bytes={file.size} />
          </span>
          <IconButton
            icon={X}
            label={t('ui.upload.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
