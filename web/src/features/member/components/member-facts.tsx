import { GENDER } from '@archway/contract/account/model';
import type { Member } from '@archway/contract/member/model';
import { FactRow } from '@archway/ui/fact-row';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { roleTitle } from '../../account/public.ts';
import { MemberStateTag } from './member-state-tag.tsx';

const UNKNOWN = '–';

/** What is known of somebody; `isComplete` with what the form would show otherwise. */
export function MemberFacts({ member, isComplete }: { member: Member; isComplete: boolean }): ReactNode {
  const t = useText();
  const { date, dateTime } = useFormat();
  const { email, loginAccount, phone, gender, role, createdAt, updatedAt } = member;
  return (
    <div>
      {isComplete && (
        <>
          <FactRow name={t('members.role')}>{roleTitle(t, role)}</FactRow>
          <FactRow name={t('members.phone')}>{phone === '' ? UNKNOWN : phone}</FactRow>
          <FactRow name={t('members.gender.label')}>
            {gender === null
              ? UNKNOWN
              : t(gender === GENDER.male ? 'members.gender.male' : 'members.gender.female')}
          </FactRow>
        </>
      )}
      <FactRow name={t('members.email')}>{email}</FactRow>
      <FactRow name={t('members.account')}>{loginAccount}</FactRow>
      <FactRow name={t('members.state.label')}>
        <MemberStateTag member={member} />
      </FactRow>
      <FactRow name={t('members.since')}>{date(createdAt)}</FactRow>
      <FactRow name={t('members.updated')}>{dateTime(updatedAt)}</FactRow>
    </div>
  );
}
