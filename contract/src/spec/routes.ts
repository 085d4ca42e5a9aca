import type { SpecItem } from './item.ts';

export interface SpecRoute extends SpecItem {
  path: string;
  /** Open to anybody, to anybody signed in, or to those whose menu has the entry. */
  access: 'public' | 'token' | 'menu';
  /** Set where the route decides; elsewhere the stored preference does. */
  theme?: 'light';
  cached?: false;
  /** Where the visitor is taken at once. */
  redirect?: string;
  /** The route whose screen is shown here too. */
  sameScreenAs?: string;
  title?: string;
}

/** Every route of the specification, and the paths chosen for the screens it leaves to the menu. */
export const SPEC_ROUTES = [
  { path: '/', access: 'public', redirect: '/redirect', state: 'built' },
  { path: '/redirect', access: 'public', state: 'built' },
  { path: '/as-auth-redirect/:id', access: 'public', state: 'built' },
  { path: '/login', access: 'public', state: 'built' },
  { path: '/404', access: 'public', state: 'built' },
  { path: '/register', access: 'public', state: 'built' },
  { path: '/region', access: 'public', state: 'built' },
  { path: '/self-register', access: 'public', state: 'built' },
  { path: '/register-result', access: 'public', state: 'built' },
  { path: '/forget-pass-account', access: 'public', state: 'built' },
  { path: '/forget-pass-email-send', access: 'public', state: 'built' },
  { path: '/forget-pass/:id', access: 'public', state: 'built' },
  { path: '/set-pass/:id', access: 'public', sameScreenAs: '/forget-pass/:id', state: 'built' },
  { path: '/set-password/:id', access: 'public', sameScreenAs: '/forget-pass/:id', state: 'built' },
  { path: '/join/:id', access: 'public', state: 'built' },
  { path: '/email-verify/:id', access: 'public', state: 'built' },
  { path: '/contact-email-verify/:verifyCode', access: 'public', state: 'built' },
  { path: '/login-jump-page/:id', access: 'public', theme: 'light', state: 'built' },
  { path: '/third/auth-login', access: 'public', theme: 'light', state: 'owed' },
  { path: '/third/v2/auth-login', access: 'public', theme: 'light', state: 'owed' },
  { path: '/whatsnew/:id', access: 'public', state: 'owed' },
  { path: '/fast-design-aim/:id', access: 'public', theme: 'light', state: 'owed' },
  { path: '/case-show', access: 'public', theme: 'light', state: 'owed' },
  { path: '/order-show', access: 'public', theme: 'light', state: 'owed' },
  { path: '/activate-app/:sign', access: 'public', theme: 'light', state: 'owed' },
  // One for each of the three external services.
  { path: '/integration/:service/auth/callback', access: 'public', state: 'owed' },
  // With a password page and an expired page.
  { path: '/share/report', access: 'public', theme: 'light', state: 'owed' },

  { path: '/agreements/:type', access: 'public', state: 'built' },
  { path: '/help', access: 'public', state: 'built' },

  { path: '/force-change-password', access: 'token', state: 'built' },
  { path: '/partner-list-from-email', access: 'token', cached: false, state: 'built' },
  { path: '/report-design', access: 'token', theme: 'light', state: 'owed' },
  { path: '/case-management/detail/:id', access: 'token', cached: false, title: 'Cases', state: 'built' },
  { path: '/order-management/detail/:id', access: 'token', cached: false, title: 'Orders', state: 'built' },
  { path: '/fast-design-aim-self/:orderCode', access: 'token', theme: 'light', state: 'owed' },
  { path: '/ortho-simulation/:id', access: 'token', theme: 'light', state: 'owed' },

  { path: '/dashboard', access: 'menu', state: 'owed' },
  { path: '/case-management', access: 'menu', state: 'built' },
  { path: '/order-management', access: 'menu', state: 'built' },
  { path: '/customers', access: 'menu', state: 'built' },
  { path: '/partner', access: 'menu', state: 'built' },
  { path: '/account/users', access: 'menu', state: 'built' },
  { path: '/account/organizations', access: 'menu', state: 'owed' },
  { path: '/account/roles', access: 'menu', state: 'built' },
  { path: '/recycle-bin', access: 'menu', state: 'owed' },
  { path: '/own-space/account-info', access: 'menu', state: 'built' },
  { path: '/own-space/auth-management', access: 'menu', state: 'built' },
  { path: '/own-space/change-password', access: 'menu', state: 'built' },
  { path: '/own-space/configuration', access: 'menu', state: 'built' },
  { path: '/own-space/dentist-management', access: 'menu', state: 'built' },
  { path: '/own-space/organisation-info', access: 'menu', state: 'built' },
  { path: '/own-space/receive-email', access: 'menu', state: 'built' },
  { path: '/own-space/scan-info', access: 'menu', state: 'owed' },
  { path: '/own-space/contacts', access: 'menu', state: 'built' },
  { path: '/export-history', access: 'menu', state: 'owed' },
  { path: '/audit-log', access: 'menu', state: 'owed' },
  { path: '/platform/software', access: 'menu', state: 'owed' },
  { path: '/platform/devices', access: 'menu', state: 'owed' },
  { path: '/platform/agreements', access: 'menu', state: 'owed' },
  { path: '/platform/app-config', access: 'menu', state: 'owed' },
  { path: '/platform/menus', access: 'menu', state: 'owed' },
  { path: '/platform/operations', access: 'menu', state: 'owed' },
] as const satisfies readonly SpecRoute[];
