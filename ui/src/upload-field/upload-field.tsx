import { formatNames } from '@archway/rules/format-names';
import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Field, type FieldLabels } from '../field/field.tsx';
import { formatFileSize } from '@archway/rules/format-file-size';
import { languageOfPage } from '../file-size/file-size.tsx';
import { useText } from '../text/text.tsx';
import { checkFiles, type CheckedFiles, type UploadLimits } from './check-files.ts';
import styles from './upload-field.module.css';
import { UploadedFiles } from './uploaded-files.tsx';

export interface UploadFieldProps extends FieldLabels, Pick<UploadLimits, 'formats'> {
  files: readonly File[];
  onChange: (files: File[]) => void;
  maxMegabytes?: number;
  maxCount?: number;
  disabled?: boolean;
}

/** Files dropped or chosen, checked and listed. Sending them is the caller's part. */
export function UploadField(props: UploadFieldProps): ReactNode {
  const { files, onChange, formats, maxMegabytes = 5, maxCount = 1, disabled = false, error } = props;
  const t = useText();
  const [refused, setRefused] = useState<CheckedFiles['refused']>([]);
  const [isOver, setOver] = useState(false);
  const limits = { formats, maxMegabytes, maxCount };
  const take = (list: FileList | null): void => {
    const checked = checkFiles(files, [...(list ?? [])], limits);
    setRefused(checked.refused);
    if (checked.taken.length !== files.length || checked.taken.some((file, i) => file !== files[i]))
      onChange(checked.taken);
  };
  const size = formatFileSize(maxMegabytes * 1024 ** 2, languageOfPage());
  const refusal = useRefusal(refused, size, maxCount);
  return (
    <Field
      label={props.label}
      aside={props.aside}
      labelHidden={props.labelHidden}
      help={props.help ?? t('ui.upload.limits', { formats: formatNames(formats), size, n: maxCount })}
      error={error ?? refusal}
    >
      {(wiring) => (
        <div className={styles['upload']}>
          <div
            className={styles['drop']}
            data-over={isOver || undefined}
            data-disabled={disabled || undefined}
          >
            <Upload size={18} strokeWidth={1.75} aria-hidden />
            <span aria-hidden>
              <b>{t('ui.upload.choose')}</b> {t('ui.upload.drop')}
            </span>
            {/* Lies over the whole place: the browser then takes what is dropped by itself. */}
            <input
              {...wiring}
              type="file"
              disabled={disabled}
              multiple={maxCount > 1}
              accept={formats.map((format) => `.${format}`).join(',')}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                take(event.currentTarget.files);
                // So that the same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
          </div>
          <UploadedFiles files={files} onRemove={(file) => onChange(files.filter((one) => one !== file))} />
        </div>
      )}
    </Field>
  );
}

/** What was refused and why, in one message. */
function useRefusal(refused: CheckedFiles['refused'], size: string, n: number): string | undefined {
  const t = useText();
  const [first] = refused;
  if (first === undefined) return undefined;
  const { name, problem } = first;
  if (problem === 'format') return `${t('ui.upload.format')}: ${name}`;
  const why = problem === 'size' ? t('ui.upload.tooLarge', { name, size }) : t('ui.upload.tooMany', { n });
  return `${t('ui.upload.unable')}. ${why}`;
}
