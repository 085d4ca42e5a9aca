import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './menu-button.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: Icon;
  /** Takes something away: red. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuButtonProps {
  label: string;
  icon?: Icon;
  /** Shows the icon alone, with the label as its name. */
  iconOnly?: boolean;
  kind?: 'plain' | 'quiet' | 'primary';
  size?: NonNullable<ButtonProps['size']>;
  /** Groups of entries, with a line between them. */
  items: readonly (readonly MenuItem[])[];
  disabled?: boolean;
  /** What the button looks like, where label and icon are not enough; the label still names it. */
  children?: ReactNode;
}

/** A button that opens a menu of actions. */
export function MenuButton({
  label,
  icon,
  iconOnly = false,
  kind = 'plain',
  size = 'middle',
  items,
  disabled = false,
  children,
}: MenuButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const wiring = { 'aria-haspopup': 'menu', 'aria-expanded': open, disabled } as const;
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
      placement={iconOnly ? 'bottomRight' : 'bottomLeft'}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the keyboard
      autoFocus
      destroyOnHidden
      classNames={{ root: styles['menu'] ?? '' }}
      menu={{ items: entriesOf(items) }}
    >
      {children !== undefined ? (
        <button type="button" {...wiring} className={styles['bare']}>
          <span className="visually-hidden">{label}</span>
          <span className={styles['look']} aria-hidden>
            {children}
          </span>
        </button>
      ) : iconOnly && icon !== undefined ? (
        <IconButton {...wiring} icon={icon} label={label} />
      ) : (
        <Button {...wiring} kind={kind} size={size} {...(icon === undefined ? {} : { icon })}>
          {label}
          <ChevronDown className={styles['arrow']} size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </Dropdown>
  );
}

function entriesOf(groups: MenuButtonProps['items']) {
  return groups.flatMap((group, i) => [
    ...(i === 0 ? [] : [{ type: 'divider' as const, key: `line-${i}` }]),
    ...group.map(({ id, icon: Glyph, danger, disabled, label, onSelect }) => ({
      key: id,
      label,
      danger: danger ?? false,
      disabled: disabled ?? false,
      onClick: onSelect,
      icon: Glyph === undefined ? null : <Glyph size={16} strokeWidth={1.75} aria-hidden />,
    })),
  ]);
}
