import type { Role } from '@archway/contract/role/model';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Permission, usePermission } from '@archway/ui/permission-guard';
import { Progress } from '@archway/ui/progress';
import { Segmented } from '@archway/ui/segmented';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { CopyPlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LONGEST_NAME } from '../role-name.ts';
import type { RoleEdit } from '../role-edit.ts';
import type { Limits } from '../role-limits.ts';
import styles from './role-head.module.css';

export interface RoleHeadProps {
  role: Role;
  shownName: string;
  nameError: string | undefined;
  edit: RoleEdit;
  limits: Limits;
  /** Being saved: nothing is typed that would be lost. */
  isBusy: boolean;
  /** Whether a wider scope than one's own would be given. */
  isScopeFixed: boolean;
  heldCount: number;
  allCount: number;
  onEdit: (edit: RoleEdit) => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** What a role is called, what it sees, who gets it, and how much it holds. */
export function RoleHead(props: RoleHeadProps): ReactNode {
  const { role, shownName, nameError, edit, limits, isBusy, isScopeFixed, onEdit } = props;
  const { heldCount, allCount } = props;
  const t = useText();
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <div className={styles['name']}>
          <TextField
            label={t('roles.name')}
            labelHidden
            value={edit.name ?? shownName}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            readOnly={limits.details !== null || isBusy}
            error={nameError}
            onChange={(name) => onEdit({ ...edit, name })}
          />
        </div>
        <Checkbox
          label={t('roles.default')}
          checked={role.isDefault || edit.isDefault === true}
          // There is always one: it goes when another role becomes it.
          disabled={role.isDefault || limits.isDefault !== null || isBusy}
          {...(role.isDefault ? { title: t('roles.defaultHelp') } : {})}
          onChange={(isDefault) => onEdit(withDefault(edit, isDefault))}
        />
        <div className={styles['actions']}>
          <RoleActions {...props} />
        </div>
      </div>
      <div className={styles['line']}>
        <Segmented
          label={t('roles.scope')}
          value={edit.scope ?? role.scope}
          disabled={limits.details !== null || isScopeFixed || isBusy}
          onChange={(scope) => onEdit({ ...edit, scope })}
          options={[
            { value: 'organization', label: t('roles.scopeOrganization') },
            { value: 'own', label: t('roles.scopeOwn') },
          ]}
        />
        <div className={styles['progress']}>
          <Progress
            label={t('roles.permissions')}
            value={allCount === 0 ? 0 : heldCount / allCount}
            number={t('roles.held', { held: heldCount, all: allCount })}
          />
        </div>
      </div>
    </header>
  );
}

function withDefault(edit: RoleEdit, isDefault: boolean): RoleEdit {
  const { isDefault: _, ...rest } = edit;
  return isDefault ? { ...rest, isDefault } : rest;
}

function RoleActions({ onCopy, onDelete, role }: RoleHeadProps): ReactNode {
  const t = useText();
  const can = usePermission();
  return (
    <>
      {can('role:record:save') && can('role:record:allot') && (
        <Button icon={CopyPlus} onClick={onCopy}>
          {t('roles.copy.button')}
        </Button>
      )}
      {!role.isProtected && (
        <Permission anyOf={['role:record:delete']}>
          <Button kind="danger" icon={Trash2} onClick={onDelete}>
            {t('roles.delete.button')}
          </Button>
        </Permission>
      )}
    </>
  );
}
