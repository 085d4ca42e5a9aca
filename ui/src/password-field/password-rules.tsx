import { checkPassword, PASSWORD_LENGTH, PASSWORD_SYMBOLS } from '@archway/rules/password';
import { Check, Circle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './password-field.module.css';

/** The rules, each ticked as soon as it is met. */
export function PasswordRules({ password }: { password: string }): ReactNode {
  const t = useText();
  const { broken, refusedCharacter } = checkPassword(password);
  const isLong = !broken.includes('length');
  const hasSymbol = Array.from(password).some((character) => PASSWORD_SYMBOLS.includes(character));
  return (
    <div className={styles['rules']}>
      <ul>
        <Rule met={isLong}>{t('ui.password.rule.length', PASSWORD_LENGTH)}</Rule>
        <Rule met={/[A-Z]/.test(password)}>{t('ui.password.rule.capital')}</Rule>
        <Rule met={/[a-z]/.test(password)}>{t('ui.password.rule.small')}</Rule>
        <Rule met={/[0-9]/.test(password)}>{t('ui.password.rule.number')}</Rule>
        <Rule met={hasSymbol}>{t('ui.password.rule.symbol')}</Rule>
        {refusedCharacter === null ? (
          <Rule met={password !== ''}>{t('ui.password.rule.characters')}</Rule>
        ) : (
          <Rule met={false} refused>
            {t('ui.password.rule.refused', { character: nameOf(refusedCharacter, t('ui.password.space')) })}
          </Rule>
        )}
      </ul>
      {broken.includes('classes') && <p>{t('ui.password.rule.classes')}</p>}
    </div>
  );
}

function Rule({
  met,
  refused = false,
  children,
}: {
  met: boolean;
  refused?: boolean;
  children: ReactNode;
}): ReactNode {
  const t = useText();
  const Mark = met ? Check : refused ? X : Circle;
  return (
    <li className={styles['rule']} data-met={met || undefined} data-refused={refused || undefined}>
      <Mark size={14} strokeWidth={1.75} aria-hidden />
      <span>
        {children}
        <span className="visually-hidden"> {met ? t('ui.password.met') : t('ui.password.notMet')}</span>
      </span>
    </li>
  );
}

/** A space cannot be seen, so it is named. */
function nameOf(character: string, space: string): string {
  return /\s/u.test(character) ? space : character;
}
