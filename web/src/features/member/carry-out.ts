import { CODES } from '@archway/contract/codes';
import type { ItemResults } from '@archway/contract/core/items';
import type { Member } from '@archway/contract/member/model';
import type { FailureName } from '@archway/contract/codes';
import { isCallFailure } from '../../platform/call/call-failure.ts';

/** What became of each; whoever is in neither list was not tried. */
export interface Outcome {
  done: Member[];
  failed: { member: Member; message: string }[];
}

/** After these the others would end the same way: the password question was given up, or nobody is signed in. */
const ENDS_ALL: ReadonlySet<FailureName> = new Set([
  'resetPasswordNeedVerify',
  'sessionEnded',
  'sessionUnknown',
]);

/** One call for each, one after the other. */
export async function oneByOne(
  members: readonly Member[],
  call: (userCode: string) => Promise<unknown>,
  otherwise: string,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const member of members) {
    try {
      await call(member.userCode);
      outcome.done.push(member);
    } catch (error) {
      if (isCallFailure(error) && ENDS_ALL.has(error.failure)) break;
      outcome.failed.push({ member, message: isCallFailure(error) ? error.message : otherwise });
    }
  }
  return outcome;
}

/** One call for all, answered for each. */
export async function allAtOnce(
  members: readonly Member[],
  call: (ids: string[]) => Promise<ItemResults>,
  otherwise: string,
): Promise<Outcome> {
  try {
    const { list } = await call(members.map(({ userCode }) => userCode));
    const results = new Map(list.map((result) => [result.id, result]));
    const isDone = ({ userCode }: Member): boolean => results.get(userCode)?.code === CODES.ok;
    return {
      done: members.filter(isDone),
      failed: members
        .filter((member) => !isDone(member))
        .map((member) => ({ member, message: results.get(member.userCode)?.msg ?? otherwise })),
    };
  } catch (error) {
    if (isCallFailure(error) && ENDS_ALL.has(error.failure)) return { done: [], failed: [] };
    const message = isCallFailure(error) ? error.message : otherwise;
    return { done: [], failed: members.map((member) => ({ member, message })) };
  }
}
