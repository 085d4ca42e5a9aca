import { dictionary } from '@zxcvbn-ts/language-common';
import { checkPassword } from '@archway/rules/password';
import { hashPassword, isPassword } from '../session/public.ts';

const COMMON = new Set<string>(dictionary['passwords-common']);

/** Why a password is refused: the shared rules, or that everybody would try it first. */
export function problemsOf(password: string): string[] {
  const { broken } = checkPassword(password);
  return [...broken, ...(COMMON.has(password.toLowerCase()) ? ['common'] : [])];
}

/** `former` are hashes of passwords that it must differ from: the one it replaces, and one that was taken away. */
export async function hashNewPassword(
  password: string,
  former: readonly (string | null)[],
  refuse: (problems: string[]) => never,
): Promise<string> {
  const problems = problemsOf(password);
  if (problems.length > 0) refuse(problems);
  for (const hash of former) if (hash !== null && (await isPassword(hash, password))) refuse(['same']);
  return hashPassword(password);
}
