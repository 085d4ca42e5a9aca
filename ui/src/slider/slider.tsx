import { useId, type CSSProperties, type ReactNode } from 'react';
import styles from './slider.module.css';

export interface SliderProps {
  label: string;
  /** Read out, and not shown: beside something that names it already. */
  labelHidden?: boolean;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words: "40 %", "0.36 mm". */
  text: string;
  onChange: (value: number) => void;
}

/** A number that is found by trying: what it changes follows the hand. */
export function Slider(props: SliderProps): ReactNode {
  const { label, labelHidden = false, value, min, max, step, text, onChange } = props;
  const id = useId();
  const share = { '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className={styles['slider']} data-bare={labelHidden || undefined}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles['track']}
        style={share}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className={styles['value']} aria-hidden>
        {text}
      </output>
    </div>
  );
}
