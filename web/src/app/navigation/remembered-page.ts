import { safePath } from './safe-path.ts';

/** Where somebody was when their session ended by itself, and who it was. */
export interface RememberedPage {
  redirect: string;
  /** Unknown for a visitor who opened a page without being signed in. */
  userCode: string | null;
}

export const LOGIN = '/login';

export function loginAddress(page: RememberedPage | null): string {
  if (page === null || page.redirect === '/' || page.redirect === '/redirect') return LOGIN;
  const query = new URLSearchParams({ redirect: page.redirect });
  if (page.userCode !== null) query.set('userCode', page.userCode);
  return `${LOGIN}?${query}`;
}

/** The remembered page, if it is one of ours and was not another user's. */
export function pageToReturnTo(search: string, userCode: string): string | null {
  const query = new URLSearchParams(search);
  const owner = query.get('userCode');
  if (owner !== null && owner !== userCode) return null;
  return safePath(query.get('redirect'));
}
