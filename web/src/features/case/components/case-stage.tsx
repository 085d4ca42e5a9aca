import type { CaseFile } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstScan } from '../file-rows.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import styles from './case-stage.module.css';

/** The first scan of the case, large. */
export function CaseStage({ files }: { files: readonly CaseFile[] }): ReactNode {
  const t = useText();
  const shown = firstScan(files);
  const role = shown === null ? '' : t(ROLE_TEXTS[shown.role]);
  return (
    <div className={styles['stage']} data-empty={shown === null || undefined}>
      <Thumbnail
        src={shown?.thumbnailUrl ?? null}
        icon={Box}
        size="stage"
        alt={t('cases.stage.alt', { role })}
      />
      {shown === null ? (
        <p className={styles['words']}>{t('cases.stage.working')}</p>
      ) : (
        <p className={styles['caption']} aria-hidden>
          {role}
        </p>
      )}
    </div>
  );
}
