import { changePass, forgetPassResetPass } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable } from '@archway/contract/member/calls';
import { freeLogin, login, logout, makeLoginSign, refreshToken } from '@archway/contract/session/calls';
import { asMember, deviceCookie } from '../../../harness/as-member.ts';
import { PASSWORD } from '../../../harness/organizations.ts';
import { ask, linkFor } from '../statements/ask.ts';
import { unless, withAdministrator } from '../statements/case.ts';
import { liveSessions, tokensWork } from '../statements/look.ts';
import { allows, oneWins } from './answers.ts';
import { side, type Race } from './race.ts';

const OTHER = 'Another-Horse-8';

export const sessionRaces: readonly Race[] = [
  {
    name: 'a member signs in while being disabled',
    prepare: async (stage) => {
      const { member, accessToken } = await withAdministrator(stage);
      return {
        sides: [
          side(login, { account: member.account, password: PASSWORD }),
          side(disable, { userCode: member.userCode }, asMember(accessToken)),
        ],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['accountDisabled', 'ok']),
          ...unless((await liveSessions(stage, member)) === 0, 'a disabled member has a live session'),
        ],
      };
    },
  },
  {
    name: 'desktop software signs a member in while being disabled',
    prepare: async (stage) => {
      const { member, accessToken } = await withAdministrator(stage);
      const own = await stage.signIn(member);
      const { data } = await ask(stage, makeLoginSign, {}, asMember(own.accessToken));
      return {
        sides: [
          side(freeLogin, { sign: data.sign }),
          side(disable, { userCode: member.userCode }, asMember(accessToken)),
        ],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['linkExpire', 'ok']),
          ...unless((await liveSessions(stage, member)) === 0, 'a disabled member has a live session'),
        ],
      };
    },
  },
  {
    name: 'a member refreshes while being disabled',
    prepare: async (stage) => {
      const { member, accessToken } = await withAdministrator(stage);
      const headers = deviceCookie(member.userCode.slice(0, 22));
      const own = await stage.signIn(member, { saveLogin: true, headers });
      return {
        sides: [
          side(refreshToken, { refreshToken: own.refreshToken ?? '' }, headers),
          side(disable, { userCode: member.userCode }, asMember(accessToken)),
        ],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['sessionEnded', 'ok']),
          ...unless((await liveSessions(stage, member)) === 0, 'a disabled member has a live session'),
        ],
      };
    },
  },
  {
    name: 'a log-in with the old password meets a new one by mail',
    prepare: async (stage) => {
      const { member } = await withAdministrator(stage);
      const sign = await linkFor(stage, member, 'resetPassword');
      return {
        sides: [
          side(login, { account: member.account, password: PASSWORD }),
          side(forgetPassResetPass, { sign, password: OTHER }),
        ],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['wrongCredentials', 'ok']),
          ...unless((await liveSessions(stage, member)) === 0, 'the old password has opened a session'),
        ],
      };
    },
  },
  {
    name: 'a log-in with the old password meets its change',
    prepare: async (stage) => {
      const { administrator, accessToken } = await withAdministrator(stage);
      return {
        sides: [
          side(login, { account: administrator.account, password: PASSWORD }),
          side(changePass, { oldPassword: PASSWORD, newPassword: OTHER }, asMember(accessToken)),
        ],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['wrongCredentials', 'ok']),
          ...unless(
            (await liveSessions(stage, administrator)) === 1,
            'the old password has opened a session',
          ),
        ],
      };
    },
  },
  {
    name: 'a sign of desktop software is used twice',
    prepare: async (stage) => {
      const { administrator, accessToken } = await withAdministrator(stage);
      const { data } = await ask(stage, makeLoginSign, {}, asMember(accessToken));
      return {
        sides: [side(freeLogin, { sign: data.sign }), side(freeLogin, { sign: data.sign })],
        check: async (answers) => [
          ...oneWins(answers, 'linkExpire'),
          ...unless((await liveSessions(stage, administrator)) === 2, 'not exactly one session was opened'),
        ],
      };
    },
  },
  {
    name: 'two tabs refresh at once',
    prepare: async (stage) => {
      const { member } = await withAdministrator(stage);
      const headers = deviceCookie(member.userCode.slice(0, 22));
      const own = await stage.signIn(member, { saveLogin: true, headers });
      const refresh = side(refreshToken, { refreshToken: own.refreshToken ?? '' }, headers);
      return {
        sides: [refresh, refresh],
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok']),
          ...unless(
            JSON.stringify(answers[0].data) === JSON.stringify(answers[1].data),
            'they got different tokens',
          ),
          ...(await tokensWork(stage)(answers[0].data)),
        ],
      };
    },
  },
  {
    name: 'one tab refreshes while another signs out',
    prepare: async (stage) => {
      const { member } = await withAdministrator(stage);
      const headers = deviceCookie(member.userCode.slice(0, 22));
      const own = await stage.signIn(member, { saveLogin: true, headers });
      return {
        sides: [
          side(refreshToken, { refreshToken: own.refreshToken ?? '' }, headers),
          side(logout, {}, asMember(own.accessToken)),
        ],
        // Who signs out with a token that was just refreshed is asked to use the new one.
        check: async (answers) => [
          ...allows(answers, ['ok', 'ok'], ['sessionEnded', 'ok'], ['ok', 'sessionUnknown']),
          ...unless(
            (await liveSessions(stage, member)) === (answers[1].code === CODES.ok ? 0 : 1),
            'who signed out is still signed in',
          ),
        ],
      };
    },
  },
];
