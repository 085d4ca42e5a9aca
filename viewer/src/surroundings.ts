import type { Surroundings } from './drawing/drawn-scene.ts';
import type { Parts } from './parts.ts';

interface Hooks {
  paint: Surroundings['paint'];
  changed: () => void;
  requestFrame: () => void;
}

/** The interface of a viewer to drawings and tools. */
export function surroundingsOf(
  { board, layers, eye, rig, clips, work }: Parts,
  { paint, changed, requestFrame }: Hooks,
): Surroundings {
  let cuts = 0;
  return {
    labels: board,
    get layerIds() {
      return layers.all.filter((layer) => layer.isShown && layer.isMeasurable).map(({ id }) => id);
    },
    get shownIds() {
      return layers.all.filter(({ isShown, surface }) => isShown && surface !== null).map(({ id }) => id);
    },
    get workIds() {
      return layers.all.filter(({ hasWorkMesh }) => hasWorkMesh).map(({ id }) => id);
    },
    get outline() {
      return layers.outline;
    },
    get frame() {
      return rig.frame;
    },
    motionOf: (layerId) => layers.motionOf(layerId),
    paint,
    clip: (owner, plane, except) => {
      clips.set(owner, plane, except);
      cuts += 1;
      changed();
    },
    isCutAway: (point, layerId) => clips.cutsAway(point, layerId),
    get cuts() {
      return cuts;
    },
    pick: (clientX, clientY) => eye.pick(clientX, clientY),
    worldToScreen: (point) => eye.worldToScreen(point),
    middle: () => eye.onPage(eye.middle),
    pixelSize: (point) => eye.pixelSize(point),
    look: () => rig.lookAt(0),
    work: (name, input) => work.run(name, input),
    requestFrame,
  };
}
