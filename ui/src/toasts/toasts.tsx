import { ERROR_TOAST_THROTTLE_MS } from '@archway/rules/web-limits';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastStack, type Toast } from './toast-stack.tsx';

/** Says something at the top right of the window. What needs an answer is a note in place instead. */
export interface Toaster {
  /** What was done: "Order sent". */
  message: (text: string) => void;
  /** At most one a second is shown: a failing line must not fill the window. */
  error: (text: string) => void;
  /** What was done and can be taken back for a moment. `onDone` comes when it no longer can. */
  undo: (text: string, onUndo: () => void, onDone?: () => void) => void;
}

const ToastContext = createContext<Toaster | null>(null);

export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (toaster === null) throw new Error('useToast needs a ToastProvider around it');
  return toaster;
}

/** Around the pages, once. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef({ id: 0, errorAt: -ERROR_TOAST_THROTTLE_MS });
  const toaster = useMemo<Toaster>(() => {
    const add = (toast: Omit<Toast, 'id'>): void => {
      const id = (last.current.id += 1);
      setToasts((shown) => [...shown, { ...toast, id }]);
    };
    return {
      message: (text) => add({ kind: 'ok', text }),
      error: (text) => {
        const now = performance.now();
        if (now - last.current.errorAt < ERROR_TOAST_THROTTLE_MS) return;
        last.current.errorAt = now;
        add({ kind: 'error', text });
      },
      undo: (text, onUndo, onDone) =>
        add({ kind: 'undo', text, onUndo, ...(onDone === undefined ? {} : { onDone }) }),
    };
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((one) => one.id !== id)), []);
  return (
    <ToastContext value={toaster}>
      {children}
      <ToastStack toasts={toasts} onGone={remove} />
    </ToastContext>
  );
}
