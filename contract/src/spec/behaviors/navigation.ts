import { built, owed, type SpecBehavior } from './behavior.ts';

const GUARD = 'web/src/app/navigation/guard.test.ts';
const MENU = 'web/src/app/navigation/menu-routes.test.ts';
const JOURNEY = 'tests/e2e/navigation.test.ts';

/** Who is taken where, and what the menu decides. */
export const NAVIGATION_BEHAVIORS: readonly SpecBehavior[] = [
  built(1, 'An unknown path leads to /404.', GUARD, 'unknown paths go to /404'),
  built(
    2,
    'The root leads to /redirect.',
    GUARD,
    '/ leads to /redirect, and visitors from there to the sign-in',
  ),
  built(
    3,
    'A signed-in user who opens /login is sent to the root.',
    GUARD,
    'whoever is signed in is sent from the sign-in to /, with the page to return to',
  ),
  built(
    4,
    'While a password change is forced, every page that is not public leads to it.',
    GUARD,
    'who must change the password gets nowhere else, and public pages as before',
  ),
  built(
    5,
    'The first navigation loads user, agreement status and menu.',
    JOURNEY,
    'asks for user, agreements and menu on the first navigation, once',
  ),
  built(
    6,
    'The allowed routes are built from the menu.',
    MENU,
    'a hidden entry keeps its routes, a switched-off one has none',
  ),
  built(
    7,
    'Own space is added where the server’s menu lacks it.',
    MENU,
    'is added where the server does not name it',
  ),
  built(
    8,
    'A user without any route reads an error for 1.5 s and is signed out.',
    JOURNEY,
    'and may open nothing is told so for a moment and signed out',
  ),
  built(
    9,
    'A visitor without a token is sent away from pages that are not public.',
    GUARD,
    'a visitor on a page that is not public is sent to the sign-in, which knows the page',
  ),
  built(
    10,
    'The theme is the stored one where the route has none.',
    JOURNEY,
    'is the stored one, also on pages for everybody',
  ),
  built(
    11,
    'A page with a theme of its own is shown in it.',
    'web/src/platform/page/theme.test.ts',
    'a page with a theme of its own is shown in it, whatever was chosen',
  ),
  built(
    12,
    'After a sign-out the user is at /login.',
    JOURNEY,
    'a chosen sign-out leads to /login and remembers nothing',
  ),
  built(
    13,
    'Where the page is remembered, /login gets its address and the user code.',
    GUARD,
    'a session that ended by itself leaves page and user behind, a chosen sign-out nothing',
  ),
  built(
    14,
    'A tab that becomes visible reloads if the stored token belongs to another session.',
    'tests/e2e/sign-in.test.ts',
    'signed out in one tab, and in again as another: the other tab becomes that one',
  ),
  built(
    15,
    'Very old browsers get the prescribed alert.',
    JOURNEY,
    'very old browsers are told so before anything else is loaded',
  ),
  built(
    16,
    'A case detail highlights the case list in the menu.',
    JOURNEY,
    'highlights the entry of its list, and its name is the title',
  ),
  built(
    17,
    'A case detail is not cached.',
    JOURNEY,
    'starts anew when it was left, while the list keeps what was typed',
  ),
  owed(18, 'An order detail is not cached and highlights the order list.'),
  built(
    19,
    'Hidden entries and buttons are not in the menu.',
    MENU,
    'leaves out what is hidden, switched off, a button, or not built',
  ),
  built(
    20,
    'One screen of the menu is for the desktop only.',
    'tests/e2e/roles.test.ts',
    'outlast a window made narrow, where the editor says that it is for the desktop',
  ),
  built(
    21,
    'Texts are loaded by language and by area.',
    'web/src/platform/text/i18n-areas.test.ts',
    'areas are loaded once, and with the language that is shown',
  ),
  owed(22, 'Devices and the oral health report have areas of texts of their own.'),
  built(
    23,
    'Without a choice, a language that is not offered is shown as English.',
    'web/src/platform/text/i18n.test.ts',
    'on a first visit %j is shown as %s',
  ),
  owed(24, 'Clinics and labs see different dashboards and logos.'),
  built(
    25,
    'A dialog does not close on a click beside it.',
    'ui/src/dialog/dialog.test.ts',
    'a click beside it does not close it',
  ),
];
