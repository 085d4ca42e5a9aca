import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** What is filtered: "Status". */
  name: string;
  /** What it is filtered to, or the word for "any". */
  value: string;
  /** It narrows the list. */
  set: boolean;
  onClear: () => void;
  /** From `useChip`. */
  chip: ChipState;
  /** What opens. */
  menu: ReactNode;
}

export interface ChipState {
  open: boolean;
  setOpen: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Closes it and goes back to the chip. */
  close: () => void;
}

export function useChip(): ChipState {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, button, close };
}

/** A filter in one line with others. Backspace clears it. */
export function Chip({ name, value, set, onClear, chip, menu }: ChipProps): ReactNode {
  const { open, setOpen, button, close } = chip;
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'Backspace' && set) onClear();
    else return;
    event.preventDefault();
  };
  const popup = <Popup onEscape={close}>{menu}</Popup>;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      destroyOnHidden
      popupRender={() => popup}
    >
      <button
        ref={button}
        type="button"
        className={styles['chip']}
        data-set={set || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={press}
      >
        <span className={styles['name']}>{name}</span>
        <span className={styles['value']}>{value}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </Dropdown>
  );
}

function Popup({ onEscape, children }: { onEscape: () => void; children: ReactNode }): ReactNode {
  return (
    // Hears Escape for whatever is open in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['popup']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEscape();
      }}
    >
      {children}
    </div>
  );
}
