import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ControlBox, type ControlSize } from '../field/control-box.tsx';
import { Field, type FieldLabels } from '../field/field.tsx';
import { useLengthError } from '../field/length.ts';
import { suggestionsFor } from './suggestions.ts';
import styles from './text-field.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'maxLength' | 'onChange' | 'prefix' | 'size' | 'value'
>;

export interface TextFieldProps extends Native, FieldLabels {
  value: string;
  onChange: (value: string) => void;
  size?: ControlSize;
  /** More can be typed, so that a pasted text is not cut silently; the field then says how much is allowed. */
  maxLength?: number;
  /** Before and after the text: a glyph, a unit, an icon button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Offered while typing; anything else can be typed as well. */
  suggestions?: readonly string[];
  /** Numbers and codes that are compared letter by letter. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { label, help, error, aside, labelHidden, value, onChange, size, maxLength, ...others } = props;
  const { prefix, suffix, suggestions, mono = false, type = 'text', ...rest } = others;
  const list = useId();
  const tooLong = useLengthError(value, maxLength);
  const shown = error ?? tooLong;
  return (
    <Field label={label} help={help} error={shown} aside={aside} labelHidden={labelHidden}>
      {(wiring) => (
        <ControlBox
          size={size}
          invalid={shown !== undefined}
          disabled={rest.disabled}
          readOnly={rest.readOnly}
        >
          {prefix !== undefined && <span className={styles['before']}>{prefix}</span>}
          <input
            {...rest}
            {...wiring}
            type={type}
            value={value}
            list={suggestions === undefined ? undefined : list}
            data-mono={mono || undefined}
            className={styles['input']}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {suggestions !== undefined && (
            <datalist id={list}>
              {suggestionsFor(value, suggestions).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          )}
          {suffix !== undefined && <span className={styles['after']}>{suffix}</span>}
        </ControlBox>
      )}
    </Field>
  );
}
