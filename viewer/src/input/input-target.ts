import type { Eye } from '../pick/eye.ts';
import type { CameraRig } from '../scene/camera-rig.ts';
import type { Stage } from '../scene/stage.ts';
import type { ToolBench } from '../tools/tool-bench.ts';
import type { InputTarget } from './canvas-input.ts';
import type { PortalRequest } from '../types/portal-request.ts';
import type { Place } from './pinch.ts';
import { runCommand, type Commanded } from './run-command.ts';

interface Events {
  changed: () => void;
  request: (request: PortalRequest) => void;
}

/** Parts of the viewer that input acts on. */
interface Seen {
  stage: Stage;
  rig: CameraRig;
  eye: Eye;
}

/** A drag across the smaller side of the canvas rotates by half a turn. */
const HALF_ROUND = Math.PI;

/** Routes pointer and key events to the active tool first, otherwise to the camera and the display. */
export function inputTargetOf(
  viewer: Commanded,
  { stage, rig, eye }: Seen,
  bench: ToolBench,
  { changed, request }: Events,
): InputTarget {
  const turn = (dx: number, dy: number): void => {
    const perPixel = HALF_ROUND / Math.min(stage.width, stage.height);
    // The surface follows the pointer, so the camera moves the other way.
    rig.turn(-dx * perPixel, dy * perPixel);
    changed();
  };
  const pan = (dx: number, dy: number, at: Place): void => {
    const length = eye.pixelSize(rig.poseAt(eye.whichAt(at.x, at.y)).target);
    rig.pan(-dx * length, dy * length);
    changed();
  };
  const zoom = (factor: number, at: Place | null): void => {
    rig.zoom(factor, at === null ? rig.poseAt(0).target : eye.reach(at.x, at.y));
    changed();
  };
  return {
    turn,
    pan,
    zoom,
    center: ({ x, y }) => {
      const point = eye.touch(x, y);
      if (point === null) return;
      rig.center(point, performance.now());
      changed();
    },
    get hasTool() {
      return bench.tool !== null;
    },
    press: (event) => bench.press(event),
    hover: (event) => bench.hover(event),
    takesDrag: (event) => bench.takesDrag(event),
    drag: (event, phase) => bench.drag(event, phase),
    toolKey: (event) => bench.key(event),
    escape: () => viewer.setTool(null),
    command: (command) => runCommand(command, { viewer, turn, pan, zoom, request }),
  };
}
