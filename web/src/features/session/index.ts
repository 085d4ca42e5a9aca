import type { Feature, ScreenSpec } from '../../platform/feature.ts';

const jump: ScreenSpec = {
  texts: ['session'],
  screen: async () => (await import('./screens/login-jump.tsx')).LoginJump,
};

export const session: Feature = {
  name: 'session',
  routes: [
    {
      paths: ['/login'],
      access: 'public',
      texts: ['session'],
      screen: async () => (await import('./screens/sign-in-page.tsx')).SignInPage,
    },
    { paths: ['/login-jump-page/:id'], access: 'public', theme: 'light', ...jump },
    { paths: ['/as-auth-redirect/:id'], access: 'public', ...jump },
  ],
  live: async () => (await import('./live.ts')).live,
};
