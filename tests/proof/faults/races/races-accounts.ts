import {
  changePass,
  confirmEmail,
  editEmail,
  editUsername,
  forgetPassResetPass,
  update,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable, enable } from '@archway/contract/member/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { asMember } from '../../../harness/as-member.ts';
import { PASSWORD } from '../../../harness/organizations.ts';
import { ask, linkFor, mailedSign } from '../statements/ask.ts';
import { unless, verifiedHeaders, withAdministrator, withVerifiedAdministrator } from '../statements/case.ts';
import { allows, oneWins } from './answers.ts';
import { side, type Race } from './race.ts';

const OTHER = ['Another-Horse-8', 'A-Third-Horse-9'] as const;

export const accountRaces: readonly Race[] = [
  {
    name: 'two administrators disable each other',
    prepare: async (stage) => {
      const { clinic, administrator, member, accessToken } = await withAdministrator(stage);
      await stage.rows.rows(
        clinic.orgId,
        'update member set role_id = (select id from role where protected) where user_code = $1',
        [member.userCode],
      );
      const other = await stage.signIn(member);
      for (const token of [accessToken, other.accessToken])
        await ask(stage, verifyIdentity, { password: PASSWORD }, asMember(token));
      return {
        sides: [
          side(disable, { userCode: member.userCode }, asMember(accessToken)),
          side(disable, { userCode: administrator.userCode }, asMember(other.accessToken)),
        ],
        check: async () => {
          const left = await stage.rows.rows(
            clinic.orgId,
            'select 1 from member m join role r on r.id = m.role_id where r.protected and m.activation = 1',
          );
          return unless(left.length === 1, `${left.length} administrators are left`);
        },
      };
    },
  },
  {
    name: 'a member is disabled and enabled',
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      return {
        sides: [
          side(disable, { userCode: member.userCode }, headers),
          side(enable, { userCode: member.userCode }, headers),
        ],
        check: async (answers) => {
          const [row] = await stage.rows.rows<{ activation: number }>(
            clinic.orgId,
            'select activation from member where user_code = $1',
            [member.userCode],
          );
          const wanted = answers[1].code === CODES.ok ? 1 : 2;
          return [
            ...allows(answers, ['ok', 'ok'], ['ok', 'conflict']),
            ...unless(row?.activation === wanted, `activation is ${row?.activation}`),
          ];
        },
      };
    },
  },
  {
    name: 'an account is renamed in two tabs',
    prepare: async (stage) => {
      const { clinic, headers } = await withVerifiedAdministrator(stage);
      const rename = (i: number) =>
        side(editUsername, { username: `tab.${i}.${clinic.orgId.slice(0, 8)}` }, headers);
      return {
        sides: [rename(0), rename(1)],
        check: async (answers) => oneWins(answers, 'accountAlreadyRenamed'),
      };
    },
  },
  {
    name: 'two members want the same account name',
    prepare: async (stage) => {
      const { clinic, member, headers } = await withVerifiedAdministrator(stage);
      const other = await verifiedHeaders(stage, member);
      const input = { username: `wanted.${clinic.orgId.slice(0, 8)}` };
      return {
        sides: [side(editUsername, input, headers), side(editUsername, input, other)],
        check: async (answers) => oneWins(answers, 'accountNameTaken'),
      };
    },
  },
  {
    name: 'two members confirm the same address',
    prepare: async (stage) => {
      const { clinic, administrator, member, headers } = await withVerifiedAdministrator(stage);
      const input = { email: `wanted.${administrator.email}` };
      const other = await verifiedHeaders(stage, member);
      await ask(stage, editEmail, input, headers);
      const first = await mailedSign(stage, clinic.orgId, 'confirmEmail');
      await ask(stage, editEmail, input, other);
      const second = await mailedSign(stage, clinic.orgId, 'confirmEmail');
      return {
        sides: [side(confirmEmail, { sign: first }), side(confirmEmail, { sign: second })],
        check: async (answers) => oneWins(answers, 'linkExpire'),
      };
    },
  },
  {
    name: 'a password is changed in two tabs',
    prepare: async (stage) => {
      const { accessToken } = await withAdministrator(stage);
      const change = (newPassword: string) =>
        side(changePass, { oldPassword: PASSWORD, newPassword }, asMember(accessToken));
      return {
        sides: [change(OTHER[0]), change(OTHER[1])],
        // The second one finds the password changed, or already its token over.
        check: async (answers) =>
          allows(
            answers,
            ['ok', 'wrongCredentials'],
            ['wrongCredentials', 'ok'],
            ['ok', 'sessionUnknown'],
            ['sessionUnknown', 'ok'],
          ),
      };
    },
  },
  {
    name: 'a mailed link is used twice',
    prepare: async (stage) => {
      const { member } = await withAdministrator(stage);
      const sign = await linkFor(stage, member, 'resetPassword');
      return {
        sides: [
          side(forgetPassResetPass, { sign, password: OTHER[0] }),
          side(forgetPassResetPass, { sign, password: OTHER[1] }),
        ],
        check: async (answers) => oneWins(answers, 'linkExpire'),
      };
    },
  },
  {
    name: 'two tabs save the profile',
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const save = (phone: string) => side(update, { phone }, asMember(accessToken));
      return {
        sides: [save('1'), save('2')],
        check: async (answers) => {
          const rows = await stage.rows.rows(clinic.orgId, `select 1 from audit where call = 'user/update'`);
          return [
            ...allows(answers, ['ok', 'ok']),
            ...unless(rows.length === 2, `${rows.length} audit rows, expected 2`),
          ];
        },
      };
    },
  },
];
