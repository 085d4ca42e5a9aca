import { CODES } from '@archway/contract/codes';
import type { Answer } from './balancer.ts';

/** The answer's data; anything but success is a problem of the rotation. */
export function dataOf<T>(what: string, answer: Answer<T>): T {
  if (answer.code !== CODES.ok) throw new Error(`${what} was answered with ${nameOf(answer.code)}`);
  return answer.data;
}

export const nameOf = (code: number): string =>
  Object.entries(CODES).find(([, value]) => value === code)?.[0] ?? String(code);
