import { allCalls } from '@archway/contract';
import { isCallFailure } from '../src/platform/call-failure.ts';
import { send } from '../src/platform/call.ts';

/** How a call from within the page ended. */
type Outcome = { data: unknown } | { failure: string };

async function call(path: string, input: object = {}): Promise<Outcome> {
  const found = allCalls.find((one) => one.path === path);
  if (found === undefined) throw new Error(`no call ${path}`);
  try {
    const data: unknown = await send(found, input);
    return { data };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return { failure: error.failure };
  }
}

/**
 * For journeys: makes calls as the screens do, with the session of the page it is loaded into. It is built together with
 * the web app, so it shares the page's own modules; no other build has it.
 */
const probe = {
  call,
  burst: (path: string, times: number): Promise<Outcome[]> =>
    Promise.all(Array.from({ length: times }, () => call(path))),
};

Object.assign(globalThis, { probe });
