import { dictionary } from '@zxcvbn-ts/language-common';
import { checkPassword } from '@archway/rules/password';
import { hashPassword } from '../session/public.ts';

const COMMON = new Set<string>(dictionary['passwords-common']);

/** Why a password is refused: the shared rules, or that everybody would try it first. */
export function problemsOf(password: string): string[] {
  const { broken } = checkPassword(password);
  return [...broken, ...(COMMON.has(password.toLowerCase()) ? ['common'] : [])];
}

export async function hashNewPassword(
  password: string,
  refuse: (problems: string[]) => never,
): Promise<string> {
  const problems = problemsOf(password);
  if (problems.length > 0) refuse(problems);
  return hashPassword(password);
}
