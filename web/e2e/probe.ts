import { allCalls } from '@archway/contract';
import type { Viewer } from '@archway/viewer/viewer';
import { isCallFailure } from '../src/platform/call/call-failure.ts';
import { send } from '../src/platform/call/call.ts';

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

let model: Viewer | null = null;

/** The model that is opened next can be asked where its places are on the screen. */
async function watchModel(): Promise<void> {
  const { engine } = await import('../src/features/viewer/engine.ts');
  const { openViewer } = engine;
  engine.openViewer = (...given) => (model = openViewer(...given));
}

type Place = Parameters<Viewer['worldToScreen']>[0];
const onScreen = (places: readonly Place[]): { x: number; y: number }[] =>
  places.flatMap((place) => model?.worldToScreen(place) ?? []);

/**
 * For journeys: makes calls as the screens do, with the session of the page it is loaded into, and tells where something
 * is on a model. It is built together with
 * the web app, so it shares the page's own modules; no other build has it.
 */
const probe = {
  call,
  burst: (path: string, times: number): Promise<Outcome[]> =>
    Promise.all(Array.from({ length: times }, () => call(path))),
  watchModel,
  onScreen,
};

Object.assign(globalThis, { probe });
