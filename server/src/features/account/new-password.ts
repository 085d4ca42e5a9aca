import { checkPassword } from '@archway/rules/password';
import { hashPassword, isPassword } from '../session/public.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Why a password is refused: the shared rules, or that everybody would try it first. */
export function problemsOf(password: string, ownWords: readonly string[] = []): string[] {
  const { broken } = checkPassword(password);
  return [...broken, ...(isCommonPassword(password, ownWords) ? ['common'] : [])];
}

/**
 * `former` are hashes of passwords that it must differ from: the one it replaces, and one that was taken away. `ownWords`
 * are those a stranger would try first: account name, address, name of the organization.
 */
export async function hashNewPassword(
  password: string,
  former: readonly (string | null)[],
  refuse: (problems: string[]) => never,
  ownWords: readonly string[] = [],
): Promise<string> {
  const problems = problemsOf(password, ownWords);
  if (problems.length > 0) refuse(problems);
  for (const hash of former) if (hash !== null && (await isPassword(hash, password))) refuse(['same']);
  return hashPassword(password);
}

/** Words of one's own; of an address what stands before the @, since the rest is the provider's. */
export function ownWordsOf({
  login_account,
  email,
  organization,
}: {
  login_account: string;
  email: string;
  organization: string;
}): string[] {
  return [login_account, email.split('@')[0] ?? '', organization];
}
