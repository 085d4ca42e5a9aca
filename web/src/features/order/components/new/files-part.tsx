import type { CaseFile } from '@archway/contract/case/model';
import { Checkbox } from '@archway/ui/checkbox';
import { formatFileSize } from '@archway/rules/format-file-size';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/text/i18n.ts';
import { NOT_READY, whatOf } from '../../file-words.ts';
import { sendable, whyNotReady } from '../../files-to-send.ts';
import type { PartProps } from './part-props.ts';
import styles from './files-part.module.css';
import part from './part.module.css';

/** What of the case goes with the order. What is not finished can't, and says why. */
export function FilesPart({ detail, filling }: PartProps): ReactNode {
  const t = useText();
  const files = sendable(detail.files);
  const { files: chosen } = filling.plan;
  const toggle = (fileId: string, isSent: boolean): void =>
    filling.change({ files: isSent ? [...chosen, fileId] : chosen.filter((one) => one !== fileId) });
  return (
    <fieldset className={part['part']} data-field="files">
      <legend className={styles['legend']}>
        <span className={part['label']}>{t('order.new.files.label')}</span>
        {files.length > 0 && (
          <span className={part['quiet']}>
            {t('order.new.files.count', { chosen: chosen.length, all: files.length })}
          </span>
        )}
      </legend>
      {files.length === 0 && <p className={part['quiet']}>{t('order.new.files.none')}</p>}
      {files.map((file) => (
        <FileLine
          key={file.fileId}
          file={file}
          isChosen={chosen.includes(file.fileId)}
          onToggle={(isSent) => toggle(file.fileId, isSent)}
        />
      ))}
    </fieldset>
  );
}

interface FileLineProps {
  file: CaseFile;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function FileLine({ file, isChosen, onToggle }: FileLineProps): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const why = whyNotReady(file);
  return (
    <Checkbox
      label={t(whatOf(file))}
      checked={isChosen}
      // What was chosen before it went wrong can be left out.
      disabled={why !== null && !isChosen}
      onChange={onToggle}
      help={
        why === null ? (
          <span className={styles['name']}>
            {t('order.new.files.line', { name: file.name, size: formatFileSize(file.size, language) })}
          </span>
        ) : (
          <span className={styles['name']}>{t(NOT_READY[why], { name: file.name })}</span>
        )
      }
    />
  );
}
