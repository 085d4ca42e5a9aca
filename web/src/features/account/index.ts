import { KeyRound, SlidersHorizontal, User } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const account: Feature = {
  name: 'account',
  routes: [
    {
      paths: ['/forget-pass-account'],
      access: 'public',
      texts: ['account-access', 'session'],
      screen: async () => (await import('./screens/forgot-password.tsx')).ForgotPassword,
    },
    {
      paths: ['/forget-pass-email-send'],
      access: 'public',
      texts: ['account-access', 'session'],
      screen: async () => (await import('./screens/forgot-password-sent.tsx')).ForgotPasswordSent,
    },
    {
      paths: ['/forget-pass/:id', '/set-pass/:id', '/set-password/:id'],
      access: 'public',
      texts: ['account-access', 'session'],
      screen: async () => (await import('./screens/set-password.tsx')).SetPassword,
    },
    {
      paths: ['/email-verify/:id'],
      access: 'public',
      texts: ['account-access', 'session'],
      screen: async () => (await import('./screens/email-verify.tsx')).EmailVerify,
    },
    {
      paths: ['/email-undo/:id'],
      access: 'public',
      texts: ['account-access', 'session'],
      screen: async () => (await import('./screens/email-undo.tsx')).EmailUndo,
    },
    {
      paths: ['/force-change-password'],
      access: 'token',
      plain: true,
      texts: ['account'],
      screen: async () => (await import('./screens/force-change-password.tsx')).ForceChangePassword,
    },
  ],
  tabs: [
    {
      path: '/own-space/account-info',
      group: 'personal',
      place: 1,
      title: 'ownSpace.accountInfo',
      icon: User,
      texts: ['account', 'upload'],
      screen: async () => (await import('./screens/account-info.tsx')).AccountInfo,
    },
    {
      path: '/own-space/change-password',
      group: 'personal',
      place: 2,
      title: 'ownSpace.changePassword',
      icon: KeyRound,
      texts: ['account'],
      screen: async () => (await import('./screens/change-password.tsx')).ChangePassword,
    },
    {
      path: '/own-space/configuration',
      group: 'personal',
      place: 4,
      title: 'ownSpace.configuration',
      icon: SlidersHorizontal,
      texts: ['account'],
      screen: async () => (await import('./screens/configuration.tsx')).Configuration,
    },
  ],
};
