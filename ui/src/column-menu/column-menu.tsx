import { Dropdown } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChip } from '../filter-chip/chip.tsx';
import { ChoiceMenu } from '../filter-chip/choice-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import styles from './column-menu.module.css';

export interface ColumnMenuProps<Id extends string> {
  /** In the order of the table. */
  columns: readonly { id: Id; label: string }[];
  shown: readonly Id[];
  /** Always in the order of the table. */
  onChange: (shown: Id[]) => void;
}

/** Which columns of a table are shown. */
export function ColumnMenu<Id extends string>({ columns, shown, onChange }: ColumnMenuProps<Id>): ReactNode {
  const t = useText();
  const { open, setOpen, button, close } = useChip();
  const choices = columns.map(({ id, label }) => ({ id, label, chosen: shown.includes(id) }));
  const toggle = (changed: string): void =>
    onChange(columns.map(({ id }) => id).filter((id) => shown.includes(id) !== (id === changed)));
  const popup = (
    // Hears Escape for the menu in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['popup']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <ChoiceMenu label={t('ui.columns.label')} choices={choices} several onChoose={toggle} />
    </div>
  );
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={() => popup}
    >
      <IconButton
        ref={button}
        icon={SlidersHorizontal}
        label={t('ui.columns.label')}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}
