import type { Member } from '@archway/contract/member/model';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import { rolesQuery } from '../member.queries.ts';

export interface RoleFieldProps {
  value: string;
  onChange: (roleId: string) => void;
  disabled?: boolean;
  /** The role somebody has: it is shown even if it is not the reader's to give. */
  held?: Member['role'];
  /** Why it cannot be changed; in place of what the role sees. */
  help?: string | undefined;
  error?: string | undefined;
}

/** The roles that are the reader's to give. */
export function RoleField({
  value,
  onChange,
  disabled = false,
  held,
  help,
  error,
}: RoleFieldProps): ReactNode {
  const t = useText();
  const roles = useQuery(rolesQuery);
  const known = roles.data ?? [];
  const chosen = known.find(({ roleId }) => roleId === value);
  const offered = known.filter(({ roleId, isGrantable }) => isGrantable && roleId !== held?.roleId);
  const options = [...(held === undefined ? [] : [held]), ...offered].map((role) => ({
    value: role.roleId,
    label: roleTitle(t, role),
  }));
  const sees =
    chosen === undefined
      ? undefined
      : t(chosen.scope === 'own' ? 'members.seesOwn' : 'members.seesOrganization');
  const isNone = roles.data !== undefined && options.length === 0;
  return (
    <SelectField
      label={t('members.role')}
      value={value}
      options={options}
      placeholder={t('members.chooseRole')}
      disabled={disabled || options.length === 0}
      help={help ?? sees}
      error={error ?? (isNone ? t('members.noRole') : undefined)}
      {...(chosen?.isDefault === true ? { aside: t('members.defaultRole') } : {})}
      onChange={onChange}
    />
  );
}
