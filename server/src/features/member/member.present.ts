import { GENDER } from '@archway/contract/account/model';
import type { Member } from '@archway/contract/member/model';
import { isoOf } from '../../platform/list/iso-time.ts';
import type { MemberRow } from './member.repository.ts';

/** `canManage` is true for whoever was just acted on. */
export function presentMember(row: MemberRow, canManage = true): Member {
  return {
    userCode: row.user_code,
    loginAccount: row.login_account,
    displayName: row.display_name,
    email: row.email,
    phone: row.phone,
    gender: presentGender(row.gender),
    status: row.activation,
    role: {
      roleId: row.role_id,
      code: row.role_code,
      name: row.role_name,
      isAdministrator: row.is_administrator,
    },
    canManage,
    createdAt: isoOf(row.created),
    updatedAt: isoOf(row.updated),
  };
}

const presentGender = (gender: number | null): Member['gender'] =>
  Object.values(GENDER).find((known) => known === gender) ?? null;
