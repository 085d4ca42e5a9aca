import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What the control inside a field must carry to belong to its label, help and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldLabels {
  label: string;
  /** How to fill it in, below the control; gives way to the error. */
  help?: ReactNode;
  /** What is wrong and what to do, below the control. */
  error?: string | undefined;
  /** At the end of the label's line: a count, a link. */
  aside?: ReactNode;
  /** The label is read but not seen, where the place says it already. */
  labelHidden?: boolean | undefined;
}

/** A control with its label above and its help or error below. */
export function Field({
  label,
  help,
  error,
  aside,
  labelHidden = false,
  children,
}: FieldLabels & { children: (wiring: FieldWiring) => ReactNode }): ReactNode {
  const id = useId();
  const below = `${id}-below`;
  const hasBelow = error !== undefined || (help !== undefined && help !== null);
  const wiring: FieldWiring = {
    id,
    ...(hasBelow ? { 'aria-describedby': below } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      <div className={styles['control']}>{children(wiring)}</div>
      {/* Seen above the control and reached after it: nobody comes by it on the way from field to field. */}
      {aside !== undefined && !labelHidden && <span className={styles['aside']}>{aside}</span>}
      {hasBelow && <FieldBelow id={below} error={error} help={help} />}
    </div>
  );
}

/** The line below a control or a group of them. */
export function FieldBelow({
  id,
  error,
  help,
}: {
  id: string;
  error?: string | undefined;
  help?: ReactNode;
}): ReactNode {
  return (
    <div id={id} className={styles['below']} data-error={error === undefined ? undefined : true}>
      {error !== undefined && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
      <span>{error ?? help}</span>
    </div>
  );
}
