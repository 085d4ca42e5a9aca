import { MOST_DEPUTIES } from '@archway/contract/dentist/model';
import { Checkbox } from '@archway/ui/checkbox';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import type { Person } from '../people.ts';
import styles from './dentist-drawer.module.css';

const SEARCHED_FROM = 9;

/** Members to tick, with a search where there are many. */
export function DeputyChoice({
  people,
  deputies,
  onChange,
}: {
  people: readonly Person[];
  deputies: readonly string[];
  onChange: (deputies: string[]) => void;
}): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const found = people.filter(({ displayName }) => displayName.toLocaleLowerCase().includes(wanted));
  const isFull = deputies.length >= MOST_DEPUTIES;
  return (
    <fieldset className={styles['deputies']}>
      <legend>{t('dentists.deputies')}</legend>
      <span className={styles['help']}>{t('dentists.deputiesHelp', { most: MOST_DEPUTIES })}</span>
      {people.length >= SEARCHED_FROM && (
        <TextField
          label={t('dentists.findUser')}
          labelHidden
          type="search"
          value={typed}
          placeholder={t('dentists.findUser')}
          onChange={setTyped}
        />
      )}
      <div className={styles['list']}>
        {found.map(({ userCode, displayName }) => (
          <Checkbox
            key={userCode}
            label={displayName}
            checked={deputies.includes(userCode)}
            disabled={isFull && !deputies.includes(userCode)}
            onChange={(isOn) =>
              onChange(isOn ? [...deputies, userCode] : deputies.filter((one) => one !== userCode))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
