import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { ControlBox } from '../field/control-box.tsx';
import { Field, type FieldLabels } from '../field/field.tsx';
import { useLengthError } from '../field/length.ts';
import styles from './text-area.module.css';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'maxLength' | 'onChange' | 'value'
>;

export interface TextAreaProps extends Native, FieldLabels {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, help, error, aside, labelHidden, value, onChange, maxLength, rows = 3, ...rest } = props;
  const tooLong = useLengthError(value, maxLength);
  const shown = error ?? tooLong;
  return (
    <Field label={label} help={help} error={shown} aside={aside} labelHidden={labelHidden}>
      {(wiring) => (
        <ControlBox invalid={shown !== undefined} disabled={rest.disabled} readOnly={rest.readOnly} tall>
          <textarea
            {...rest}
            {...wiring}
            rows={rows}
            value={value}
            className={styles['area']}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </ControlBox>
      )}
    </Field>
  );
}
