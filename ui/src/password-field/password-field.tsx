import { checkPassword } from '@archway/rules/password';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import type { FieldLabels } from '../field/field.tsx';
import type { ControlSize } from '../field/control-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useText } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './password-field.module.css';
import { PasswordRules } from './password-rules.tsx';
import { PasswordStrengthBars } from './password-strength-bars.tsx';

export interface PasswordFieldProps extends Omit<FieldLabels, 'labelHidden'> {
  value: string;
  onChange: (value: string) => void;
  size?: ControlSize;
  /** A new password: shows its strength and ticks the rules, and says on leaving what is wrong. */
  isNew?: boolean;
  /** The password this one has to repeat. */
  repeats?: string;
  name?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { value, onChange, error, isNew = false, repeats, ...rest } = props;
  const t = useText();
  const [shown, setShown] = useState(false);
  const [left, setLeft] = useState(false);
  const problem = useProblem(props);
  return (
    <div className={styles['password']}>
      <TextField
        {...rest}
        value={value}
        onChange={onChange}
        error={error ?? (left ? problem : undefined)}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew || repeats !== undefined ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => setLeft(true)}
        suffix={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t('ui.password.hide') : t('ui.password.show')}
            // Pressing it must not count as leaving the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {isNew && (
        <>
          <PasswordStrengthBars strength={checkPassword(value).strength} />
          <PasswordRules password={value} />
        </>
      )}
    </div>
  );
}

/** What is wrong when the field is left; while typing, the list of rules is enough. */
function useProblem({ value, isNew, repeats, required }: PasswordFieldProps): string | undefined {
  const t = useText();
  if (value === '') return (required ?? true) ? t('ui.password.missing') : undefined;
  if (repeats !== undefined && value !== repeats) return t('ui.password.different');
  return isNew === true && checkPassword(value).broken.length > 0 ? t('ui.password.invalid') : undefined;
}
