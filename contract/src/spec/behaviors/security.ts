import { built, owed, type SpecBehavior } from './behavior.ts';

const ACCOUNT = 'server/src/features/account';
const SESSION = 'server/src/features/session';

/** Where decisions about security go further than the letter of the specification, or another way. */
export const SECURITY_BEHAVIORS: readonly SpecBehavior[] = [
  built(
    401,
    'A wrong password and an unknown account are answered alike.',
    `${SESSION}/calls/login.test.ts`,
    'a wrong password and an unknown account are answered alike, byte for byte',
  ),
  built(
    402,
    'A forgotten password is asked for without learning whether there is an account.',
    `${ACCOUNT}/calls/forget-pass.test.ts`,
    'who has no account and who is disabled is answered alike, and gets no mail',
  ),
  built(
    403,
    'The site finder answers by mail only.',
    `${ACCOUNT}/calls/find-site.test.ts`,
    'the answer goes to the address, in the language of the page, and never to the page',
  ),
  built(
    404,
    'Whether an account name exists is told to sessions only, ten times an hour.',
    `${ACCOUNT}/calls/check-username-exist.test.ts`,
    'needs a session, takes what could be a name, ten an hour',
  ),
  built(
    405,
    'With save-login an access token lives 10 minutes.',
    `${SESSION}/session.authenticate.test.ts`,
    'with save-login an access token lives 10 minutes, used or not, and is refreshed',
  ),
  built(
    406,
    'A refresh token needs the cookie of its device.',
    'tests/e2e/sign-in.test.ts',
    'is of no use without the cookie of the device',
  ),
  built(
    407,
    'For 30 seconds an old refresh token gives its device the same new pair.',
    `${SESSION}/calls/refresh-token.test.ts`,
    'the same old token from the same device gives the same pair for 30 seconds',
  ),
  built(
    408,
    'Any other reuse of a refresh token ends the session.',
    `${SESSION}/calls/refresh-token.test.ts`,
    'an old token %s ends the session for everybody',
  ),
  built(
    409,
    'Without save-login a session ends after 30 idle minutes.',
    `${SESSION}/session.authenticate.test.ts`,
    'without use a session lasts 30 minutes',
  ),
  built(
    410,
    'Without save-login a session ends after 12 hours.',
    `${SESSION}/session.authenticate.test.ts`,
    'a working day in steps of 20 minutes passes without a sign-out, and 12 hours are the end',
  ),
  built(
    411,
    'Tabs of one session hand on rotated tokens.',
    'tests/e2e/sign-in.test.ts',
    'is taken over from another tab without a call and without a reload',
  ),
  built(
    412,
    'Credentials for the store are for one announced upload, for 15 minutes.',
    'server/src/features/upload/calls/oss-sts.test.ts',
    'credentials of 15 minutes for one announced upload, and the place they are for',
  ),
  built(
    413,
    'What was sent for a session that has ended is removed within the hour.',
    'server/src/features/file/jobs/sweep-uploads.test.ts',
    'what comes for a session that is over goes within the hour, and its room with it',
  ),
  built(
    414,
    'Common passwords are refused.',
    'tests/e2e/registration.test.ts',
    'a password that everybody uses is refused at its field, and nothing else is lost',
  ),
  built(
    415,
    'A code app is asked after the password.',
    'tests/e2e/second-step.test.ts',
    'is asked after the password from then on; wrong codes are marked, a right one signs in',
  ),
  built(
    416,
    'A passkey signs in.',
    'tests/e2e/second-step.test.ts',
    'is added, signs in without account and password, verifies identity, and can be taken away',
  ),
  built(
    417,
    'Opening a one-time link changes nothing; the button of its page does.',
    `${ACCOUNT}/calls/email-confirm.test.ts`,
    'opening the link by GET changes nothing',
  ),
  built(
    418,
    'The own address is changed with the own password only.',
    `${ACCOUNT}/stolen-session.test.ts`,
    'the address cannot be changed without the own password',
  ),
  built(
    419,
    'The old address can undo a change for 7 days.',
    `${ACCOUNT}/calls/email-undo.test.ts`,
    'it holds for 7 days, in which nobody else gets the old address',
  ),
  built(
    420,
    'A change of password ends all one-time links and other sessions.',
    `${ACCOUNT}/stolen-session.test.ts`,
    'a confirmation asked for before a password change is worth nothing after it',
  ),
  built(
    421,
    'After a reset only the mailed link leads back, and passkeys are listed to their owner.',
    'server/src/features/member/calls/reset-pass.test.ts',
    'a passkey is no way around a reset, stays unless it may be stolen, and is shown to its owner',
  ),
  built(
    422,
    'Failed sign-ins are counted by account, not by spelling.',
    `${SESSION}/guessing.test.ts`,
    'the account name, the address and every spelling of both share one counter',
  ),
  built(
    423,
    'An account has at most 100 passwords judged in a day.',
    `${SESSION}/guessing.test.ts`,
    'one account has at most 100 passwords judged in 24 hours',
  ),
  built(
    424,
    'A known device gets in while strangers guess.',
    `${SESSION}/guessing.test.ts`,
    'on a known device the right password still gets in while strangers guess',
  ),
  built(
    425,
    'The tenth failure is mailed to the owner.',
    `${SESSION}/guessing.test.ts`,
    'the tenth failure within the hour is mailed to the owner, and no second one that day',
  ),
  built(
    426,
    'Addresses of one network are counted together.',
    'server/src/platform/limits/call-limits.test.ts',
    'all addresses of an IPv6 /64 have the limit of one address',
  ),
  built(
    427,
    'Addresses of originals hold for 5 minutes and are never cached.',
    'server/src/features/case/calls/download-file.test.ts',
    'the address is a download under the own name, for five minutes, never cached',
  ),
  built(
    428,
    'A member acts on others only within what the own role holds.',
    'server/src/features/member/beyond-own-role.test.ts',
    'nobody can %s somebody whose role has one permission more',
  ),
  built(
    429,
    'Without a sandbox for untrusted files a worker refuses to start.',
    'server/src/platform/sandbox/refused-start.test.ts',
    'where nobody may make namespaces a worker refuses to start',
  ),
  built(
    430,
    'Production refuses settings that are not safe.',
    'server/src/platform/config/production-settings.test.ts',
    'a production site reports all unsafe settings at once',
  ),
  built(
    431,
    'Production refuses accounts of the cast.',
    'server/src/platform/production/production-checks.test.ts',
    'production refuses an account of the invented cast, in whatever organization, a test site does not',
  ),
  built(
    432,
    'Secrets can be rotated.',
    'server/src/platform/config/rotation.test.ts',
    'a session survives every step of a key rotation, and ends only if its key is dropped too early',
  ),
  owed(433, 'That an account does not exist is told in an authenticated third-party sign-in only.'),
  owed(434, 'Addresses behind a share link hold for 60 seconds.'),
];
