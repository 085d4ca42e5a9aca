import type { Dentist } from '@archway/contract/dentist/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { LoadingState } from '@archway/ui/loading-state';
import { SelectField } from '@archway/ui/select-field';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allMembersQuery } from '../dentist.queries.ts';
import { joinedByName } from '../people.ts';

interface DentistUserProps {
  dentist: Dentist | null;
  /** Left out stays as it is; an empty one is none. */
  chosen: string | undefined;
  /** The chosen user is another dentist already. */
  isLinked: boolean;
  onChange: (userCode: string) => void;
}

/** The user who is the dentist. */
export function DentistUser({ dentist, chosen, isLinked, onChange }: DentistUserProps): ReactNode {
  const t = useText();
  const members = useQuery(allMembersQuery);
  if (members.isError)
    return <ErrorState serverText={members.error.message} onRetry={() => void members.refetch()} />;
  if (members.data === undefined) return <LoadingState rows={1} />;
  const people = joinedByName(
    members.data.filter(({ status }) => status !== ACTIVATION.disabled),
    dentist?.member ? [dentist.member] : [],
  );
  return (
    <SelectField
      label={t('dentists.user')}
      help={t('dentists.userHelp')}
      value={chosen ?? dentist?.member?.userCode ?? ''}
      options={[
        { value: '', label: t('dentists.noUser') },
        ...people.map(({ userCode, displayName }) => ({ value: userCode, label: displayName })),
      ]}
      error={isLinked ? t('failure.memberLinked') : undefined}
      onChange={onChange}
    />
  );
}
