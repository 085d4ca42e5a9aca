/** What one frame of the browser showed while a case was opened. */
export interface Frame {
  /** Milliseconds since recording began. */
  at: number;
  /** The page of a case is asked for. */
  isCase: boolean;
  /** The stage is there, as skeleton or for good. */
  hasStage: boolean;
  /** Rows of a list that is still loading stand where the case should. */
  hasForeignSkeleton: boolean;
  /** The stored picture or its symbol, and the model: how much of each is seen. */
  picture: number;
  model: number;
}

/**
 * Runs in the page: looks at every animation frame. As text, because this file is compiled for Node. The parts are found
 * by the names their style sheets give them.
 */
export const RECORDER = `(() => {
  const frames = [];
  const began = performance.now();
  const seen = (element) => (element === null ? 0 : Number(getComputedStyle(element).opacity));
  const look = () => {
    const main = document.querySelector('main');
    const stage = document.querySelector('[class*="_stage_"]');
    const poster = stage?.querySelector('[class*="_poster_"]') ?? null;
    const place = stage?.querySelector('[class*="_place_"]') ?? null;
    const host = stage?.querySelector('[class*="_host_"]') ?? null;
    const hasPicture = place !== null && place.querySelector('img[data-loaded], svg') !== null;
    frames.push({
      at: performance.now() - began,
      isCase: location.pathname.startsWith('/case-management/detail/'),
      hasStage: stage !== null,
      hasForeignSkeleton: stage === null && main?.querySelector('output[class*="_loading_"]') != null,
      picture: hasPicture ? (poster === null ? 1 : seen(poster)) : 0,
      model: host === null || host.querySelector('canvas') === null ? 0 : seen(host),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.recordedFrames = frames;
})()`;

/** The cross-fade, and a frame at either end. */
const LONGEST_FADE_MS = 180 + 2 * 50;

/** What must not be seen between the press and the model. */
export function problemsOf(frames: readonly Frame[]): string[] {
  const ofCase = frames.filter(({ isCase }) => isCase);
  const foreign = ofCase.filter(({ hasForeignSkeleton }) => hasForeignSkeleton).length;
  const empty = ofCase.filter(
    ({ hasStage, picture, model }) => hasStage && picture === 0 && model === 0,
  ).length;
  const both = ofCase.filter(({ picture, model }) => picture > 0 && model > 0);
  const fade = (both.at(-1)?.at ?? 0) - (both[0]?.at ?? 0);
  const shown = ofCase.at(-1);
  return [
    ...(foreign === 0 ? [] : [`${foreign} frames with a foreign skeleton`]),
    ...(empty === 0 ? [] : [`${empty} frames with an empty stage`]),
    ...(fade <= LONGEST_FADE_MS ? [] : [`picture and model together for ${Math.round(fade)} ms`]),
    ...(shown?.model === 1 ? [] : ['the model was never there']),
  ];
}
