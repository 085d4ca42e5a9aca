import { expect, test } from 'vitest';
import { judge, type Visit } from './guard.ts';
import { routeOf } from './route-of.ts';

const visit = (path: string, more: Partial<Visit> = {}): string => {
  const [pathname = '', query] = path.split('?');
  const verdict = judge({
    path: pathname,
    search: query === undefined ? '' : `?${query}`,
    route: routeOf(pathname),
    isSignedIn: false,
    mustChangePassword: false,
    leftBy: null,
    ...more,
  });
  return 'goTo' in verdict ? `→ ${verdict.goTo}` : String(verdict.show.paths[0]);
};

const signedIn = { isSignedIn: true };

test('unknown paths go to /404', () => {
  expect(visit('/nowhere')).toBe('→ /404');
  expect(visit('/own-space/nowhere', signedIn)).toBe('→ /404');
  expect(visit('/404')).toBe('/404');
});

test('/ leads to /redirect, and visitors from there to the sign-in', () => {
  expect(visit('/')).toBe('→ /redirect');
  expect(visit('/redirect')).toBe('→ /login');
  expect(visit('/redirect', signedIn)).toBe('/');
});

test('whoever is signed in is sent from the sign-in to /, with the page to return to', () => {
  expect(visit('/login', signedIn)).toBe('→ /');
  expect(visit('/login?redirect=%2Fown-space', signedIn)).toBe('→ /?redirect=%2Fown-space');
});

test('a visitor on a page that is not public is sent to the sign-in, which knows the page', () => {
  expect(visit('/own-space/configuration')).toBe('→ /login?redirect=%2Fown-space%2Fconfiguration');
});

test('a session that ended by itself leaves page and user behind, a chosen sign-out nothing', () => {
  expect(visit('/own-space?a=1', { leftBy: 'u-1' })).toBe(
    '→ /login?redirect=%2Fown-space%3Fa%3D1&userCode=u-1',
  );
  expect(visit('/own-space', { leftBy: undefined })).toBe('→ /login');
});

test('who must change the password gets nowhere else, and public pages as before', () => {
  const must = { ...signedIn, mustChangePassword: true };
  expect(visit('/own-space', must)).toBe('→ /force-change-password');
  expect(visit('/force-change-password', must)).toBe('/force-change-password');
  expect(visit('/404', must)).toBe('/404');
  expect(visit('/force-change-password', signedIn)).toBe('→ /');
});
