import { GENDER } from '@archway/contract/account/model';
import type { FailureName } from '@archway/contract/codes';
import type { Member } from '@archway/contract/member/model';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { isName, isPhone, NAME_LIMIT, PHONE_LIMIT, type MemberEdit } from '../member-edit.ts';
import { rolesQuery } from '../member.queries.ts';
import { RoleField } from './role-field.tsx';

export interface MemberFormProps {
  member: Member;
  edit: MemberEdit;
  isBusy: boolean;
  /** Why it was not saved. */
  problem: CallFailure | null;
  onEdit: (change: MemberEdit) => void;
}

/** These are said at the role. */
const OF_ROLE: ReadonlySet<FailureName> = new Set(['exceedsOwnPermissions', 'ownRole', 'lastAdministrator']);

/** What an administrator can change of somebody; the rest is their own. */
export function MemberForm({ member, edit, isBusy, problem, onEdit }: MemberFormProps): ReactNode {
  const t = useText();
  const name = edit.displayName ?? member.displayName;
  const gender = edit.gender ?? member.gender;
  const phone = edit.phone ?? member.phone;
  const isOfRole = problem !== null && OF_ROLE.has(problem.failure);
  return (
    <>
      <TextField
        label={t('members.name')}
        value={name}
        maxLength={NAME_LIMIT}
        readOnly={isBusy}
        error={name.trim().length > NAME_LIMIT || isName(name) ? undefined : t('failure.nameMissing')}
        onChange={(displayName) => onEdit({ displayName })}
      />
      <MemberRole
        member={member}
        value={edit.roleId ?? member.role.roleId}
        isBusy={isBusy}
        error={isOfRole ? problem.message : undefined}
        onChange={(roleId) => onEdit({ roleId })}
      />
      <TextField
        label={t('members.phone')}
        type="tel"
        value={phone}
        error={isPhone(phone.trim(), member.phone) ? undefined : t('organization.phoneInvalid')}
        maxLength={PHONE_LIMIT}
        readOnly={isBusy}
        onChange={(typed) => onEdit({ phone: typed })}
      />
      <SelectField
        label={t('members.gender.label')}
        value={gender === null ? '' : `${gender}`}
        placeholder={t('members.gender.unknown')}
        disabled={isBusy}
        options={[
          { value: `${GENDER.male}`, label: t('members.gender.male') },
          { value: `${GENDER.female}`, label: t('members.gender.female') },
        ]}
        onChange={(value) => onEdit({ gender: value === `${GENDER.male}` ? GENDER.male : GENDER.female })}
      />
      {problem !== null && !isOfRole && (
        <Note kind="error" live>
          {problem.message}
        </Note>
      )}
    </>
  );
}

function MemberRole({
  member,
  value,
  isBusy,
  error,
  onChange,
}: {
  member: Member;
  value: string;
  isBusy: boolean;
  error: string | undefined;
  onChange: (roleId: string) => void;
}): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  const { data: roles } = useQuery(rolesQuery);
  const isOneself = member.userCode === user?.userCode;
  // A role that is not the reader's to give is not theirs to take either.
  const isBeyond = roles?.find(({ roleId }) => roleId === member.role.roleId)?.isGrantable === false;
  const help = isOneself ? t('members.ownRole') : isBeyond ? t('members.roleBeyond') : undefined;
  return (
    <RoleField
      held={member.role}
      value={value}
      help={help}
      error={error}
      disabled={isBusy || isOneself || isBeyond}
      onChange={onChange}
    />
  );
}
