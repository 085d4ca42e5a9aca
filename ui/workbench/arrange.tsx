import { useEffect, useRef, type ReactNode } from 'react';
import styles from './arrange.module.css';

/** Things side by side, wrapping where there is no room. */
export const Row = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles['row']}>{children}</div>
);

/** Things below each other, as wide as a form. */
export const Column = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles['column']}>{children}</div>
);

/** A whole window, without the edge that other stories have. */
export const Bare = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles['bare']}>{children}</div>
);

/** Presses one control after the other, so that what they open can be looked at. */
export const Pressed = ({
  on = ['button'],
  children,
}: {
  /** Selectors, looked for in the whole page, since what opens may stand at its end. */
  on?: readonly string[];
  children: ReactNode;
}): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const steps = useRef(on);
  useEffect(() => {
    const left = [...steps.current];
    const timer = setInterval(() => {
      const [next] = left;
      if (next === undefined) {
        clearInterval(timer);
        place.current?.removeAttribute('data-pressing');
        return;
      }
      const control = document.querySelector<HTMLElement>(next);
      if (control === null) return;
      left.shift();
      control.focus();
      control.click();
    }, 30);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={place} data-pressing>
      {children}
    </div>
  );
};
