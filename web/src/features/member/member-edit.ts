import type { Member } from '@archway/contract/member/model';
import { isPhoneNumber } from '@archway/rules/phone-numbers';

/** What was changed in the form, whether or not it can be saved. */
export interface MemberEdit {
  displayName?: string;
  phone?: string;
  gender?: NonNullable<Member['gender']>;
  roleId?: string;
}

export const NAME_LIMIT = 64;
export const PHONE_LIMIT = 64;

export const isName = (name: string): boolean => name.trim() !== '' && name.trim().length <= NAME_LIMIT;

/** A number that was there before stays, however it was written. */
export const isPhone = (phone: string, before: string): boolean =>
  phone === '' || phone === before || isPhoneNumber(phone);

/** What is to be saved, or null while there is nothing or something is wrong. */
export function changesOf(member: Member, edit: MemberEdit): MemberEdit | null {
  const { displayName = member.displayName, phone = member.phone, gender, roleId } = edit;
  if (!isName(displayName) || !isPhone(phone.trim(), member.phone)) return null;
  const changes: MemberEdit = {
    ...(displayName.trim() === member.displayName ? {} : { displayName: displayName.trim() }),
    ...(phone.trim() === member.phone ? {} : { phone: phone.trim() }),
    ...(gender === undefined || gender === member.gender ? {} : { gender }),
    ...(roleId === undefined || roleId === member.role.roleId ? {} : { roleId }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
