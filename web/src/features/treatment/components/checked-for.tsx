import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { CheckedLab } from '../use-checked-lab.ts';
import styles from './checked-for.module.css';

const NONE = 'none';

/** Which lab's required items count. There is nothing to choose without a partner. */
export function CheckedFor({ labs, lab, failure, choose }: CheckedLab): ReactNode {
  const t = useText();
  if (labs.length === 0) return null;
  return (
    <div className={styles['place']}>
      <SelectField
        label={t('treatment.checkedFor.label')}
        help={t('treatment.checkedFor.help')}
        value={lab?.companyCode ?? NONE}
        options={[
          { value: NONE, label: t('treatment.checkedFor.none') },
          ...labs.map(({ companyCode, organization }) => ({ value: companyCode, label: organization.name })),
        ]}
        onChange={(chosen) => choose(chosen === NONE ? '' : chosen)}
      />
      {failure !== null && (
        <Note kind="error" live>
          {t('treatment.checkedFor.failed')}
        </Note>
      )}
    </div>
  );
}
