import { getCase, setCaseFileRole } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { SCAN_ROLES, type ScanRole } from '@archway/rules/scans';
import { LinkButton } from '@archway/ui/link-button';
import { SelectField } from '@archway/ui/select-field';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import styles from './role-field.module.css';

export interface RoleFieldProps {
  caseId: string;
  file: CaseFile;
  canSave: boolean;
}

/** What a file shows. A guess that is not beyond doubt is marked until somebody has said what is right. */
export function RoleField({ caseId, file, canSave }: RoleFieldProps): ReactNode {
  const t = useText();
  const save = useCall(setCaseFileRole, { refreshes: [getCase] });
  const { fileId, name, roleIsSure } = file;
  const set = (chosen: ScanRole) => save.mutate({ caseId, fileId, role: chosen });
  // What was chosen is shown at once.
  const role = save.isPending ? save.variables.role : file.role;
  const isSure = roleIsSure || save.isPending;
  const mark = !isSure && <StateTag kind="warn">{t('cases.file.pleaseCheck')}</StateTag>;
  if (!canSave)
    return (
      <div className={styles['role']}>
        {t(ROLE_TEXTS[role])} {mark}
      </div>
    );
  return (
    <div className={styles['role']}>
      <SelectField
        label={t('cases.file.role', { name })}
        labelHidden
        size="small"
        value={role}
        options={SCAN_ROLES.map((value) => ({ value, label: t(ROLE_TEXTS[value]) }))}
        onChange={set}
      />
      {mark !== false && (
        <span className={styles['guess']}>
          {mark}
          <LinkButton
            aria-label={t('cases.file.confirmLabel', { role: t(ROLE_TEXTS[role]), name })}
            onClick={() => set(role)}
          >
            {t('cases.file.confirm')}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
