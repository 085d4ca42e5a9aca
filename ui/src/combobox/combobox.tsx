import { Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ControlBox } from '../field/control-box.tsx';
import { Field, type FieldLabels } from '../field/field.tsx';
import styles from './combobox.module.css';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Beside the label, what tells two of the same name apart. */
  detail?: string;
}

export interface ComboboxProps extends FieldLabels {
  /** What is typed, or the label of what was chosen. */
  value: string;
  onType: (value: string) => void;
  /** What fits what is typed, the best first. */
  options: readonly ComboboxOption[];
  onChoose: (id: string) => void;
  /** Below the options: makes what was not found. */
  create?: { label: string; onPress: () => void } | undefined;
  /** Said when nothing fits. */
  empty: string;
  placeholder?: string;
  maxLength?: number;
}

const CREATE = 'create';

/** A field to find one of many: typed, then chosen from what fits by mouse or arrow keys. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, help, error, aside, labelHidden, value, options, create, empty, placeholder } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const choices = [...options.map((option) => option.id), ...(create === undefined ? [] : [CREATE])];
  const at = Math.min(marked, choices.length - 1);
  const choose = (which: string) => {
    setOpen(false);
    if (which === CREATE) create?.onPress();
    else props.onChoose(which);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const taken = keyOf(event, { isOpen, at, choices, setOpen, setMarked, choose });
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field label={label} help={help} error={error} aside={aside} labelHidden={labelHidden}>
      {(wiring) => (
        <div className={styles['combobox']}>
          <ControlBox invalid={error !== undefined}>
            <input
              {...wiring}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
              autoComplete="off"
              value={value}
              placeholder={placeholder}
              maxLength={props.maxLength}
              onChange={(event) => {
                setOpen(true);
                setMarked(0);
                props.onType(event.currentTarget.value);
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
            />
          </ControlBox>
          {isOpen && (
            <Popup
              id={id}
              label={label}
              at={at}
              options={options}
              create={create}
              empty={empty}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface PopupProps extends Pick<ComboboxProps, 'label' | 'options' | 'create' | 'empty'> {
  id: string;
  at: number;
  onChoose: (which: string) => void;
}

/** What there is to choose, and below it what can be made. */
function Popup({ id, label, at, options, create, empty, onChoose }: PopupProps): ReactNode {
  const choiceAt = (which: number, choice: string) => ({
    id: `${id}-${which}`,
    isMarked: which === at,
    onPress: () => onChoose(choice),
  });
  return (
    <div className={styles['popup']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched */}
      <div role="listbox" id={id} aria-label={label} className={styles['list']}>
        {options.map((option, which) => (
          <Choice key={option.id} {...choiceAt(which, option.id)}>
            <span className={styles['label']}>{option.label}</span>
            {option.detail !== undefined && <span className={styles['detail']}>{option.detail}</span>}
          </Choice>
        ))}
        {create !== undefined && (
          <Choice {...choiceAt(options.length, CREATE)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            <span className={styles['label']}>{create.label}</span>
          </Choice>
        )}
      </div>
      {options.length === 0 && <p className={styles['empty']}>{empty}</p>}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  isMarked: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The keyboard stays in the field, so that a press does not close the list before it counts. */
function Choice({ id, isMarked, onPress, children }: ChoiceProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keyboard
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select cannot be searched
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={styles['choice']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </div>
  );
}

interface Keys {
  isOpen: boolean;
  at: number;
  choices: readonly string[];
  setOpen: (isOpen: boolean) => void;
  setMarked: (at: number) => void;
  choose: (which: string) => void;
}

/** Whether the key meant the list, and not the field or what is around it. */
function keyOf({ key }: KeyboardEvent, { isOpen, at, choices, setOpen, setMarked, choose }: Keys): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = at + (key === 'ArrowDown' ? 1 : -1);
    if (isOpen && choices.length > 0) setMarked((next + choices.length) % choices.length);
    setOpen(true);
    return true;
  }
  if (!isOpen) return false;
  const chosen = choices[at];
  if (key === 'Enter' && chosen !== undefined) choose(chosen);
  else if (key === 'Escape') setOpen(false);
  else return false;
  return true;
}
