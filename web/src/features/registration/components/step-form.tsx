import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './step-form.module.css';

export interface StepFormProps {
  title: string;
  text: string;
  /** Names what the button does: goes on, or registers. */
  action: string;
  isBusy?: boolean;
  /** How often something turned out to be wrong. */
  attempts: number;
  onSubmit: () => void;
  onBack: (() => void) | undefined;
  children: ReactNode;
}

/** One step: what it is about, its fields, and the ways on and back. Enter goes on. */
export function StepForm(props: StepFormProps): ReactNode {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, props.attempts);
  return (
    <form
      ref={form}
      className={styles['step']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <header>
        <h1 tabIndex={-1}>{props.title}</h1>
        <p>{props.text}</p>
      </header>
      {props.children}
      <div className={styles['ways']}>
        {props.onBack !== undefined && (
          <Button size="large" onClick={props.onBack}>
            {t('register.back.button')}
          </Button>
        )}
        <Button kind="primary" size="large" type="submit" busy={props.isBusy ?? false}>
          {props.action}
        </Button>
      </div>
    </form>
  );
}

/** The first field that is wrong has the focus as soon as it says so; being focused, it is read out. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) focusProblem(form.current);
  }, [form, attempts]);
}

/** Whether there was something to go to. */
export function focusProblem(form: Element | null): boolean {
  const wrong = form?.querySelector<HTMLElement>(':is(input, select)[aria-invalid], [aria-invalid] input');
  wrong?.focus();
  return wrong !== null && wrong !== undefined;
}
