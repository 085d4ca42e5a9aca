/** An address of the app, and what holds for it before its screen is asked. */
export interface RouteSpec {
  path: string;
  /** Open to anybody, to anybody signed in, or to those whose menu has the screen. */
  access: 'public' | 'token' | 'menu';
  /** Shown in this theme whatever the reader prefers. */
  theme?: 'light';
  /** Left pages keep their state, except these. */
  cached?: false;
  /** About one object: the navigation is folded and leaves it the room. */
  folded?: true;
  /** The screen's key in `screens.ts`. */
  screen: string;
  /** The menu entry, by its name, that is highlighted and gives the title. */
  entry?: string;
}

/** Every address with a screen. What is not here leads to /404. */
export const ROUTES: readonly RouteSpec[] = [
  { path: '/', access: 'public', screen: 'redirect' },
  { path: '/redirect', access: 'public', screen: 'redirect' },
  { path: '/login', access: 'public', screen: 'login' },
  // One screen, so that what was typed and the password stay from step to step.
  { path: '/register', access: 'public', screen: 'register' },
  { path: '/region', access: 'public', screen: 'register' },
  { path: '/self-register', access: 'public', screen: 'self-register' },
  { path: '/register-result', access: 'public', screen: 'register-result' },
  { path: '/forget-pass-account', access: 'public', screen: 'forgot-password' },
  { path: '/forget-pass-email-send', access: 'public', screen: 'forgot-password-sent' },
  { path: '/forget-pass/:id', access: 'public', screen: 'set-password' },
  { path: '/set-pass/:id', access: 'public', screen: 'set-password' },
  { path: '/set-password/:id', access: 'public', screen: 'set-password' },
  { path: '/join/:id', access: 'public', screen: 'join' },
  { path: '/email-verify/:id', access: 'public', screen: 'email-verify' },
  { path: '/email-undo/:id', access: 'public', screen: 'email-undo' },
  { path: '/contact-email-verify/:verifyCode', access: 'public', screen: 'contact-email-verify' },
  { path: '/login-jump-page/:id', access: 'public', theme: 'light', screen: 'login-jump' },
  { path: '/as-auth-redirect/:id', access: 'public', screen: 'login-jump' },
  { path: '/agreements/:type', access: 'public', screen: 'agreement' },
  { path: '/help', access: 'public', screen: 'help' },
  { path: '/404', access: 'public', screen: 'not-found' },
  { path: '/force-change-password', access: 'token', screen: 'force-change-password' },
  {
    path: '/case-management/detail/:id',
    access: 'token',
    cached: false,
    folded: true,
    screen: 'case-detail',
    entry: 'caseManagement',
  },
  { path: '/case-management', access: 'menu', screen: 'case-list', entry: 'caseManagement' },
  { path: '/account/users', access: 'menu', screen: 'users', entry: 'userManagement' },
  { path: '/account/roles', access: 'menu', screen: 'role-list', entry: 'roleList' },
  { path: '/own-space', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/account-info', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/auth-management', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/change-password', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/configuration', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/contacts', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/dentist-management', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/organisation-info', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
  { path: '/own-space/receive-email', access: 'menu', screen: 'own-space', entry: 'ownSpace' },
];

export const NOT_FOUND = '/404';
export const FORCED_CHANGE = '/force-change-password';
