import type { MenuEntry } from '@archway/contract/menu/model';
import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import { rowsOf, type Tick } from '../menu-tree.ts';
import { PermissionRow } from './permission-row.tsx';
import styles from './permission-tree.module.css';

export interface PermissionTreeProps {
  menu: readonly MenuEntry[];
  held: ReadonlySet<string>;
  /** What the reader may give and take; nothing in a role that is only to be read. */
  mine: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (tick: Tick) => void;
}

/** The screens as a tree, with what can be done on each beside it. */
export function PermissionTree({ menu, held, mine, isReadOnly, onTick }: PermissionTreeProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <table className={styles['tree']} aria-label={t('roles.permissions')}>
      <thead>
        <tr>
          <th scope="col">{t('roles.screen')}</th>
          <th scope="col">{t('roles.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(menu).map((row) => (
          <PermissionRow
            key={row.screen.id}
            row={row}
            held={held}
            mine={mine}
            isReadOnly={isReadOnly}
            reasonId={`${id}-${row.screen.id}`}
            onTick={onTick}
          />
        ))}
      </tbody>
    </table>
  );
}
