import type { MenuEntry } from '@archway/contract/menu/model';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { menuIcon, menuTitle } from '../../menu/public.ts';
import { tickStateOf, type ScreenRow, type Tick } from '../menu-tree.ts';
import { Glyph } from './glyph.tsx';
import styles from './permission-tree.module.css';

export interface PermissionRowProps {
  row: ScreenRow;
  held: ReadonlySet<string>;
  mine: ReadonlySet<string>;
  isReadOnly: boolean;
  /** The id of the line that says why something here cannot be ticked. */
  reasonId: string;
  onTick: (tick: Tick) => void;
}

export function PermissionRow({
  row,
  held,
  mine,
  isReadOnly,
  reasonId,
  onTick,
}: PermissionRowProps): ReactNode {
  const t = useText();
  const { screen, buttons, depth } = row;
  const state = tickStateOf(screen, held);
  const isLocked = ({ id }: MenuEntry) => !isReadOnly && !mine.has(id);
  const hasLocked = [screen, ...buttons].some(isLocked);
  const boxOf = (entry: MenuEntry) => ({
    disabled: isReadOnly || isLocked(entry),
    ...(isLocked(entry) ? { title: t('roles.locked'), 'aria-details': reasonId } : {}),
    onChange: (isOn: boolean) => onTick({ id: entry.id, isOn }),
  });
  return (
    <tr>
      <th scope="row" data-depth={Math.min(depth, 3)}>
        <Checkbox
          {...boxOf(screen)}
          checked={state === 'all'}
          mixed={state === 'some'}
          label={
            <span className={styles['screen']} data-held={state !== 'none' || undefined}>
              <Glyph icon={menuIcon(screen)} />
              {menuTitle(t, screen)}
            </span>
          }
        />
        {hasLocked && (
          <div id={reasonId} className={styles['reason']}>
            {t('roles.locked')}
          </div>
        )}
      </th>
      <td>
        <div className={styles['buttons']}>
          {buttons.map((entry) => (
            <Checkbox
              key={entry.id}
              {...boxOf(entry)}
              checked={held.has(entry.id)}
              label={menuTitle(t, entry)}
            />
          ))}
        </div>
      </td>
    </tr>
  );
}
