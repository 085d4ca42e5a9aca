import { FilterChip } from '@archway/ui/filter-chip';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import { rolesQuery } from '../member.queries.ts';

export interface RoleFilterProps {
  /** Undefined is any. */
  roleCode: string | undefined;
  onChoose: (roleCode: string | undefined) => void;
}

/** Narrows the list to those who hold one role. */
export function RoleFilter({ roleCode, onChoose }: RoleFilterProps): ReactNode {
  const t = useText();
  const roles = useQuery(rolesQuery);
  return (
    <FilterChip
      name={t('members.role')}
      options={(roles.data ?? []).map((role) => ({ value: role.code, label: roleTitle(t, role) }))}
      selected={roleCode === undefined ? [] : [roleCode]}
      onSelect={([chosen]) => onChoose(chosen)}
    />
  );
}
