import { LabelBoard } from './drawing/label-board.ts';
// oxlint-disable-next-line import/default -- the bundler makes this module, and its export, of the query
import decodeUrl from './import/decode.worker.ts?worker&url';
import { Decoder } from './import/decoder.ts';
import { fetchAhead } from './import/fetch-ahead.ts';
import { fetchMesh as fetchByAddress } from './import/fetch-mesh.ts';
import { startWorker } from './work/start-worker.ts';
import { LayerLoader } from './model/layer-loader.ts';
import { LayerSet } from './model/layer-set.ts';
import type { Layer } from './model/layer.ts';
import { Animator } from './scene/animator.ts';
import { CameraRig } from './scene/camera-rig.ts';
import { CenterMark } from './scene/center-mark.ts';
import { Clips } from './model/clips.ts';
import { Eye } from './pick/eye.ts';
import { OPENING } from '@archway/mesh/sight/fit';
import { freeLens } from './scene/insets.ts';
import { Stage } from './scene/stage.ts';
import { WarmUp } from './scene/warm-up.ts';
import { UploadQueue } from './scene/upload-queue.ts';
import type { ViewerOptions } from './viewer-options.ts';
import { MeshWork } from './work/mesh-work.ts';

/** Has the browser keep the decoder's script for when a model is opened. */
export const fetchDecoder = (): void => void fetch(decodeUrl).catch(() => {});

interface Events {
  onShape: (layer: Layer) => void;
  onChange: () => void;
  onProgress: () => void;
  requestFrame: () => void;
}

/** The parts of a viewer. */
export type Parts = ReturnType<typeof makeParts>;

export function makeParts(
  host: HTMLElement,
  { reducedMotion, fetchMesh: fetch = fetchByAddress, ahead = [] }: ViewerOptions,
  events: Events,
) {
  // First of all, so that previews and the worker load while the WebGL context is created.
  const fetchMesh = fetchAhead(fetch, ahead);
  const decoder = new Decoder(() => startWorker(decodeUrl));
  const stage = openStage(host, () => decoder.dispose());
  const board = new LabelBoard(host, stage.canvas);
  const work = new MeshWork();
  const uploads = new UploadQueue(events.requestFrame);
  const loader = new LayerLoader({
    decoder,
    uploads,
    work,
    fetchMesh,
    ...events,
    onArrived: () => layers.plan(),
  });
  const layers: LayerSet = new LayerSet({
    load: (layer, detail) => loader.load(layer, detail),
    cancel: (layer) => loader.cancel(layer),
    forget: (layerId) => work.drop(layerId),
    replanned: events.onChange,
  });
  const rig = new CameraRig({
    sight: () => ({ outline: layers.outline, working: layers.working, occlusal: layers.workingJaw }),
    lens: () => freeLens(stage, stage.insets, OPENING),
    reducedMotion,
  });
  const eye = new Eye(stage, rig, layers);
  const center = new CenterMark();
  const animator = new Animator(reducedMotion);
  const warmUp = new WarmUp();
  stage.add(layers.group, center.lines, warmUp.group);
  return {
    stage,
    board,
    decoder,
    work,
    uploads,
    layers,
    rig,
    eye,
    center,
    animator,
    warmUp,
    clips: new Clips(),
  };
}

function openStage(host: HTMLElement, onMissing: () => void): Stage {
  try {
    return new Stage(host);
  } catch (error) {
    onMissing();
    throw error;
  }
}

/** Frees GPU memory, workers and elements of a viewer. */
export function disposeParts(parts: Parts): void {
  const { stage, board, decoder, work, uploads, layers, center, warmUp } = parts;
  layers.dispose();
  warmUp.dispose();
  uploads.clear();
  decoder.dispose();
  work.dispose();
  center.dispose();
  board.dispose();
  stage.dispose();
}
