import { built, owed, type SpecBehavior } from './behavior.ts';

const CALL = 'web/src/platform/call/call.test.ts';
const ACCOUNT = 'server/src/features/account/calls';
const E2E = 'tests/e2e';

/** Sessions, accounts, people and what they may do. */
export const ACCOUNT_BEHAVIORS: readonly SpecBehavior[] = [
  built(
    101,
    'A sign-in stores the access token.',
    `${E2E}/sign-in.test.ts`,
    'somebody sees name and organization, and leaves nothing behind',
  ),
  built(
    102,
    'The refresh token is kept only with save-login.',
    'server/src/features/session/calls/login.test.ts',
    'with save-login there is a refresh token, and a cookie no script can read',
  ),
  built(
    103,
    'A sign-out clears the storage but for a kept list.',
    'web/src/platform/session/storage.test.ts',
    'after a session only what belongs to the computer is left',
  ),
  built(
    104,
    'Signing out runs one at a time.',
    'web/src/features/session/sign-out.test.ts',
    'signing out twice at once sends one call',
  ),
  built(
    105,
    'On 401 the refresh token is used once; requests wait and are sent again.',
    CALL,
    'twenty requests with an old token make one refresh and are all sent again',
  ),
  built(
    106,
    'Without a refresh token a 401 signs out.',
    CALL,
    'without a refresh token an old token signs out at once',
  ),
  built(107, 'A refused refresh signs out.', CALL, 'a refresh that is refused with %s signs out'),
  built(
    108,
    'An account that is not activated says so, with a way to resend the mail.',
    `${E2E}/account-mails.test.ts`,
    'says so after the right password, has the mail sent again, and is confirmed by a button',
  ),
  built(
    109,
    'After three failed sign-ins the page hints at another site and asks for the email.',
    `${E2E}/account-mails.test.ts`,
    'after three the site finder is offered, whose answer goes by mail alone',
  ),
  owed(110, 'An account on several sites is asked which one to use.'),
  built(
    111,
    'A password keeps the rule of length, characters and classes.',
    'rules/src/password.test.ts',
    'whatever the usable password: it keeps the rule of the specification, written down another way',
  ),
  built(112, 'Strength has four levels.', 'rules/src/password.test.ts', '%s has the strength %i'),
  built(
    113,
    'Passwords that differ are named.',
    'ui/src/password-field/password-field.test.ts',
    'the second password has to be the first',
  ),
  built(
    114,
    'The account name can be changed once.',
    `${ACCOUNT}/edit-username.test.ts`,
    'changes the name once; from then on the new one signs in',
  ),
  built(
    115,
    'The region cannot be changed after it was chosen.',
    'server/src/features/organization/calls/edit-company.test.ts',
    'the region cannot be changed, not even by hand in the database',
  ),
  built(
    116,
    'Registration needs the ticks for privacy, cookies and terms.',
    `${E2E}/registration.test.ts`,
    'passwords that differ and ticks that are missing are named, and have the focus',
  ),
  built(
    117,
    'Any tooth numbering system but universal is FDI.',
    `${ACCOUNT}/set-tooth-numbering-system.test.ts`,
    '%j is kept as %s',
  ),
  built(
    118,
    'Language, theme and preferences are saved for the user.',
    `${E2E}/own-space.test.ts`,
    'every choice is kept for the user, on this computer and on the next',
  ),
  built(
    119,
    'Agreements are kept as they were accepted, comma-joined on the wire.',
    `${ACCOUNT}/save-user-agreement-read-log.test.ts`,
    'keeps who accepted which version when, in which language and from where, once',
  ),
  built(120, 'A rejected agreement signs out.', `${E2E}/errors.test.ts`, 'rejected, they sign out'),
  built(
    121,
    'Code 403 of the agreement check signs out.',
    `${E2E}/errors.test.ts`,
    '403 signs out with the server’s words',
  ),
  built(
    122,
    'Any other failure of the agreement check lets the user go on.',
    `${E2E}/errors.test.ts`,
    'any other failure lets the user go on',
  ),
  built(
    123,
    'A dentist needs a name, which is used once.',
    'server/src/features/dentist/calls/save-or-update.test.ts',
    'a name is needed, and is unique in the clinic',
  ),
  built(
    124,
    'A contact needs user name and email.',
    'server/src/features/contact/calls/save-or-update.test.ts',
    '%j is refused',
  ),
  built(
    125,
    'The mail that verifies a contact is valid for 7 days.',
    'server/src/features/contact/calls/save-or-update.test.ts',
    'the code works for seven days; saving again afterwards asks again',
  ),
  built(
    126,
    'An organization that has not told everything cannot use some functions.',
    'server/src/platform/rpc/identify.test.ts',
    "an organization with an incomplete profile can't make calls that involve others, and is told what is missing",
  ),
  built(
    127,
    'Entries of the menu say what page and button need.',
    'server/src/features/menu/calls/list-user-menu.test.ts',
    'an entry says what the page and the button need',
  ),
  built(
    128,
    'An element is removed where the user holds none of its codes.',
    'ui/src/permission-guard/permission-guard.test.ts',
    'what may not be done is not there',
  ),
  built(
    129,
    'The wildcard grants everything.',
    'rules/src/permissions.test.ts',
    'all rights, no rights, and what is no code',
  ),
  built(
    130,
    'Partners are for administrators of clinics and labs; others are told so.',
    `${E2E}/partners.test.ts`,
    'whoever is no administrator reads so, and a phone answers requests',
  ),
  built(
    131,
    'Roles are made, edited, given menu permissions and deleted.',
    `${E2E}/roles.test.ts`,
    'is made, ticked and given; its holder’s open page follows every change within seconds',
  ),
  built(
    132,
    'One role is the default for new registrations.',
    'server/src/features/role/calls/set-default.test.ts',
    'one role is the default, the one chosen last',
  ),
  built(
    133,
    'Users are disabled and enabled.',
    `${E2E}/members.test.ts`,
    'who is disabled is out within five seconds, and is let in again',
  ),
  built(
    134,
    'Users are deleted.',
    `${E2E}/members.test.ts`,
    'is deleted for good; given up at the password, nobody is',
  ),
  built(
    135,
    'The password of a user is reset.',
    'server/src/features/member/calls/reset-pass.test.ts',
    'ends the sessions, forces a change and mails a link for 30 minutes; nobody sees a password',
  ),
  built(
    136,
    'A sensitive action needs the password, and none for 15 minutes after it.',
    'server/src/features/session/calls/verify-identity.test.ts',
    'it holds for exactly 15 minutes and is not moved by use',
  ),
  built(
    137,
    'A refused page shows the prescribed words and the access-denied state.',
    'ui/src/states/states.test.ts',
    'the required words are said',
  ),
  owed(138, 'An app is authorized with an appid that is not empty.'),
];
