import { allCalls } from '@archway/contract/index';
import { accountCases } from './cases-account.ts';
import { caseCases } from './cases-case.ts';
import { credentialCases } from './cases-credential.ts';
import { fileCases } from './cases-file.ts';
import { markCases } from './cases-mark.ts';
import { memberCases } from './cases-member.ts';
import { noticeCases } from './cases-notice.ts';
import { organizationCases } from './cases-organization.ts';
import { publicCases } from './cases-public.ts';
import { roleCases } from './cases-role.ts';
import { scanCases } from './cases-scan.ts';
import { sessionCases } from './cases-session.ts';
import type { Case } from './case.ts';

export const CASES: readonly Case[] = [
  ...accountCases,
  ...caseCases,
  ...credentialCases,
  ...fileCases,
  ...markCases,
  ...memberCases,
  ...noticeCases,
  ...roleCases,
  ...organizationCases,
  ...scanCases,
  ...sessionCases,
  ...publicCases,
];

/** Mutating calls of the contract that nobody has written a case for. */
export const withoutCase = (): string[] =>
  allCalls
    .filter((call) => call.mutates && !CASES.some((given) => given.call === call))
    .map(({ path }) => path);
