import type { CaseFile } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import { Checkbox } from '@archway/ui/checkbox';
import { formatFileSize } from '@archway/rules/format-file-size';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/text/i18n.ts';
import { NOT_READY, whatOf } from '../../file-words.ts';
import { whyNotReady } from '../../files-to-send.ts';
import { replaceableBy, type Adding } from '../../use-adding.ts';
import styles from './add-files-dialog.module.css';

interface AddedFileProps {
  file: CaseFile;
  detail: OrderDetail;
  adding: Adding;
}

const BESIDE = 'beside';

/** A file of the case that the lab does not have; one that is not ready says why. */
export function AddedFile({ file, detail, adding }: AddedFileProps): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { fileId, name, size } = file;
  const { chosen, replacing, choose, replace } = adding;
  const why = whyNotReady(file);
  const isChosen = chosen.has(fileId);
  const others = isChosen ? replaceableBy(file, detail) : [];
  return (
    <div className={styles['file']}>
      <Checkbox
        label={t(whatOf(file))}
        checked={isChosen}
        disabled={why !== null && !isChosen}
        help={
          <span className={styles['name']}>
            {why === null
              ? t('order.new.files.line', { name, size: formatFileSize(size, language) })
              : t(NOT_READY[why], { name })}
          </span>
        }
        onChange={(isNow) => choose(fileId, isNow)}
      />
      {others.length > 0 && (
        <div className={styles['replaces']}>
          <SelectField
            label={t('order.addFiles.replaces', { name })}
            value={replacing[fileId] ?? BESIDE}
            options={[
              { value: BESIDE, label: t('order.addFiles.replacesNone') },
              ...others.map((other) => ({ value: other.fileId, label: other.name })),
            ]}
            onChange={(other) => replace(fileId, other)}
          />
        </div>
      )}
    </div>
  );
}
