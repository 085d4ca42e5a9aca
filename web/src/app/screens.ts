import type { Area } from '@archway/locales/areas';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadArea } from '../platform/i18n.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** A screen is shown once its words are here too. */
async function withTexts<Module>(loading: Promise<Module>, ...areas: Area[]): Promise<Module> {
  const [module] = await Promise.all([loading, ...areas.map(loadArea)]);
  return module;
}

/** Screens for everybody, by the key the routes name them with; each is loaded when it is opened. */
export const PUBLIC_SCREENS: Readonly<Record<string, Screen>> = {
  login: lazy(async () => ({
    default: (await import('../features/session/screens/sign-in-page.tsx')).SignInPage,
  })),
  register: lazy(async () => ({
    default: (await withTexts(import('../features/registration/screens/register.tsx'), 'registration'))
      .Register,
  })),
  'self-register': lazy(async () => ({
    default: (await withTexts(import('../features/registration/screens/self-register.tsx'), 'registration'))
      .SelfRegister,
  })),
  'register-result': lazy(async () => ({
    default: (await withTexts(import('../features/registration/screens/register-result.tsx'), 'registration'))
      .RegisterResult,
  })),
  'forgot-password': lazy(async () => ({
    default: (await import('../features/account/screens/forgot-password.tsx')).ForgotPassword,
  })),
  'forgot-password-sent': lazy(async () => ({
    default: (await import('../features/account/screens/forgot-password-sent.tsx')).ForgotPasswordSent,
  })),
  'set-password': lazy(async () => ({
    default: (await import('../features/account/screens/set-password.tsx')).SetPassword,
  })),
  join: lazy(async () => ({ default: (await import('../features/member/screens/join.tsx')).Join })),
  'email-verify': lazy(async () => ({
    default: (await import('../features/account/screens/email-verify.tsx')).EmailVerify,
  })),
  'email-undo': lazy(async () => ({
    default: (await import('../features/account/screens/email-undo.tsx')).EmailUndo,
  })),
  'contact-email-verify': lazy(async () => ({
    default: (await import('../features/contact/screens/contact-email-verify.tsx')).ContactEmailVerify,
  })),
  'login-jump': lazy(async () => ({
    default: (await import('../features/session/screens/login-jump.tsx')).LoginJump,
  })),
  agreement: lazy(async () => ({
    default: (await withTexts(import('../features/agreement/screens/agreement-page.tsx'), 'agreement'))
      .AgreementPage,
  })),
  help: lazy(async () => ({
    default: (await withTexts(import('../features/help/screens/help-page.tsx'), 'help')).HelpPage,
  })),
  'not-found': lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound })),
};

async function caseDetail(): Promise<{ default: ComponentType }> {
  const screen = import('../features/case/screens/case-detail.tsx');
  return { default: (await withTexts(screen, 'case', 'viewer')).CaseDetail };
}

/** Screens of those who are signed in. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  'case-list': lazy(async () => {
    const { CaseList } = await withTexts(import('../features/case/screens/case-list.tsx'), 'case');
    // Opened next, as a rule: then it is here.
    void caseDetail().catch(() => {});
    return { default: CaseList };
  }),
  'case-detail': lazy(caseDetail),
  users: lazy(async () => ({ default: (await import('../features/member/screens/users.tsx')).Users })),
  'role-list': lazy(async () => ({
    default: (await import('../features/role/screens/role-list.tsx')).RoleList,
  })),
  'own-space': lazy(async () => ({ default: (await import('./own-space/own-space.tsx')).OwnSpace })),
};
