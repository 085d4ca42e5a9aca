import { MESSAGE_NOTIFICATION_MS } from '@archway/rules/web-limits';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import { UndoNote } from '../undo-note/undo-note.tsx';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';

export interface Toast {
  id: number;
  kind: 'ok' | 'error' | 'undo';
  text: string;
  onUndo?: () => void;
  onDone?: () => void;
}

const MESSAGE_TIME = MESSAGE_NOTIFICATION_MS;

export function ToastStack({
  toasts,
  onGone,
}: {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}): ReactNode {
  const stack = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1);
  useLayoutEffect(() => {
    const element = stack.current;
    if (element === null || newest === undefined) return;
    // Shown anew each time, so that it lies above a dialog opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <>
      <output className="visually-hidden">{newest?.text}</output>
      <div ref={stack} popover="manual" className={styles['stack']}>
        {toasts.map((toast) =>
          toast.kind === 'undo' ? (
            <UndoNote
              key={toast.id}
              text={toast.text}
              onUndo={() => {
                toast.onUndo?.();
                onGone(toast.id);
              }}
              onDone={() => {
                toast.onDone?.();
                onGone(toast.id);
              }}
            />
          ) : (
            <ToastBox key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />
          ),
        )}
      </div>
    </>
  );
}

function ToastBox({ toast, onGone }: { toast: Toast; onGone: () => void }): ReactNode {
  const t = useText();
  const holding = useCountdown(MESSAGE_TIME, onGone);
  const Glyph = toast.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={styles['toast']} data-kind={toast.kind} {...holding}>
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles['text']}>{toast.text}</span>
      <IconButton icon={X} label={t('ui.toast.close')} onClick={onGone} />
    </div>
  );
}
