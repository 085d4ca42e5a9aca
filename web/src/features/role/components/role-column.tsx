import type { Role } from '@archway/contract/role/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Plus, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import styles from './role-column.module.css';

export interface RoleColumnProps {
  roles: readonly Role[];
  total: number;
  selectedId: string;
  onSelect: (roleId: string) => void;
  onNew: () => void;
  /** Asks for the next page; absent at the end. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** The roles by name, with how many hold each. */
export function RoleColumn(props: RoleColumnProps): ReactNode {
  const { roles, total, selectedId, onSelect, onNew, onMore, isLoadingMore } = props;
  const t = useText();
  return (
    <section className={styles['column']} aria-labelledby="roles">
      <header className={styles['head']}>
        <h2 id="roles">
          {t('roles.title')} <span className={styles['count']}>{total}</span>
        </h2>
        <Permission anyOf={['role:record:save']}>
          <Button size="small" icon={Plus} onClick={onNew}>
            {t('roles.new.button')}
          </Button>
        </Permission>
      </header>
      <ul>
        {roles.map((role) => (
          <li key={role.roleId}>
            <RoleName role={role} isSelected={role.roleId === selectedId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {onMore !== null && (
        <div className={styles['more']}>
          <Button kind="quiet" size="small" busy={isLoadingMore} onClick={onMore}>
            {t('roles.more.button')}
          </Button>
        </div>
      )}
    </section>
  );
}

function RoleName({
  role,
  isSelected,
  onSelect,
}: {
  role: Role;
  isSelected: boolean;
  onSelect: (roleId: string) => void;
}): ReactNode {
  const t = useText();
  const Glyph = role.isProtected ? ShieldCheck : UserRound;
  const kind = role.isProtected ? 'all' : role.isDefault ? 'default' : 'other';
  return (
    <button
      type="button"
      className={styles['role']}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(role.roleId)}
    >
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        <b>{roleTitle(t, role)}</b>
        <span>{t('roles.people', { count: role.memberCount, kind })}</span>
      </span>
    </button>
  );
}
