import type { Feature } from '../../platform/feature.ts';

export const registration: Feature = {
  name: 'registration',
  routes: [
    // One screen, so that what was typed and the password stay from step to step.
    {
      paths: ['/register', '/region'],
      access: 'public',
      texts: ['registration', 'join', 'organization', 'session', 'upload'],
      screen: async () => (await import('./screens/register.tsx')).Register,
    },
    {
      paths: ['/self-register'],
      access: 'public',
      texts: [],
      screen: async () => (await import('./screens/self-register.tsx')).SelfRegister,
    },
    {
      paths: ['/register-result'],
      access: 'public',
      texts: ['registration', 'account-access', 'organization', 'session'],
      screen: async () => (await import('./screens/register-result.tsx')).RegisterResult,
    },
  ],
};
