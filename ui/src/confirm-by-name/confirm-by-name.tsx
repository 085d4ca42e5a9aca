import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { useText } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface ConfirmByNameProps {
  title: string;
  /** The name that has to be typed. */
  name: string;
  /** The result by name: "Delete organization". */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** What is lost. */
  children: ReactNode;
}

/** For what cannot be undone and would be missed: the name of the object has to be typed. */
export function ConfirmByName({ name, children, ...rest }: ConfirmByNameProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  return (
    <Dialog {...rest} danger valid={typed.trim() === name}>
      {children}
      <TextField
        label={t('ui.confirmByName.label', { name })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
    </Dialog>
  );
}
