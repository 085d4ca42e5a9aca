import { MOST_DEPUTIES, type Dentist } from '@archway/contract/dentist/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { Checkbox } from '@archway/ui/checkbox';
import { LoadingState } from '@archway/ui/loading-state';
import { SelectField } from '@archway/ui/select-field';
import { ErrorState } from '@archway/ui/states';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { allMembersQuery } from '../dentist.queries.ts';
import styles from './dentist-drawer.module.css';

type Person = Dentist['deputies'][number];

/** What was chosen; left out stays as it is. An empty user is none. */
export interface People {
  userCode?: string;
  deputies?: string[];
}

interface DentistPeopleProps {
  dentist: Dentist | null;
  chosen: People;
  /** The chosen user is another dentist already. */
  isLinked: boolean;
  onChange: (people: People) => void;
}

/** The user who is the dentist, and those who may act instead. */
export function DentistPeople({ dentist, chosen, isLinked, onChange }: DentistPeopleProps): ReactNode {
  const t = useText();
  const members = useQuery(allMembersQuery);
  if (members.isError)
    return <ErrorState serverText={members.error.message} onRetry={() => void members.refetch()} />;
  if (members.data === undefined) return <LoadingState rows={3} />;
  const held = [...(dentist?.member ? [dentist.member] : []), ...(dentist?.deputies ?? [])];
  const people = joined(
    members.data.filter(({ status }) => status !== ACTIVATION.disabled),
    held,
  );
  return (
    <>
      <SelectField
        label={t('dentists.user')}
        help={t('dentists.userHelp')}
        value={chosen.userCode ?? dentist?.member?.userCode ?? ''}
        options={[
          { value: '', label: t('dentists.noUser') },
          ...people.map(({ userCode, displayName }) => ({ value: userCode, label: displayName })),
        ]}
        error={isLinked ? t('failure.memberLinked') : undefined}
        onChange={(userCode) => onChange({ ...chosen, userCode })}
      />
      <Deputies
        people={people}
        deputies={chosen.deputies ?? dentist?.deputies.map(({ userCode }) => userCode) ?? []}
        onChange={(deputies) => onChange({ ...chosen, deputies })}
      />
    </>
  );
}

/** Whoever may be chosen, and whoever is although they may no longer be, by name. */
function joined(...lists: readonly (readonly Person[])[]): Person[] {
  const byCode = new Map(lists.flat().map((person) => [person.userCode, person]));
  return [...byCode.values()].toSorted((a, b) => a.displayName.localeCompare(b.displayName));
}

const SEARCHED_FROM = 9;

function Deputies({
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
