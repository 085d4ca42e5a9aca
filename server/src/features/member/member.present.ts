import type { Member } from '@archway/contract/member/model';
import type { MemberRow } from './member.repository.ts';

export function presentMember(row: MemberRow): Member {
  return {
    userCode: row.user_code,
    loginAccount: row.login_account,
    displayName: row.display_name,
    email: row.email,
    phone: row.phone,
    status: row.activation,
    role: { code: row.role_code, name: row.role_name },
    createdAt: row.created_at.toISOString(),
  };
}
