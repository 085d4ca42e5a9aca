import { VIEWER_BACKGROUNDS } from '@archway/rules/viewer-choices';
import { ANIMATIONS, type Display, type ViewName } from '../types/state.ts';
import type { PortalRequest } from '../types/portal-request.ts';
import type { Command } from './commands.ts';
import type { Place } from './pinch.ts';

/** The part of the viewer that key commands use. */
export interface Commanded {
  readonly state: { display: Display };
  setView(view: ViewName): void;
  fit(): void;
  reset(): void;
  setDisplay(change: Partial<Display>): void;
  setTool(tool: null): void;
}

interface Hands {
  viewer: Commanded;
  turn: (dx: number, dy: number) => void;
  pan: (dx: number, dy: number, at: Place) => void;
  zoom: (factor: number, at: Place | null) => void;
  request: (request: PortalRequest) => void;
}

/** Pixels of drag that one press of an arrow key equals. */
const STEP = 30;

export function runCommand(command: Command, { viewer, turn, pan, zoom, request }: Hands): void {
  const { display } = viewer.state;
  switch (command.kind) {
    case 'view':
      return viewer.setView(command.view);
    case 'fit':
      return viewer.fit();
    case 'reset':
      return viewer.reset();
    case 'trueColor':
      return viewer.setDisplay({ trueColor: !display.trueColor });
    case 'vivid':
      return viewer.setDisplay({ vivid: !display.vivid });
    case 'background':
      return viewer.setDisplay({ background: after(VIEWER_BACKGROUNDS, display.background) });
    case 'animation':
      return viewer.setDisplay({ animation: after(ANIMATIONS, display.animation), paused: false });
    case 'pause':
      return viewer.setDisplay({ paused: !display.paused });
    case 'center':
      return viewer.setDisplay({ center: !display.center });
    case 'request':
      return request(command.request);
    case 'turn':
      return turn(command.right * STEP, -command.up * STEP);
    case 'pan':
      return pan(command.right * STEP, -command.up * STEP, { x: 0, y: 0 });
    case 'zoom':
      return zoom(command.factor, null);
  }
}

/** The next value of a list, cyclic. */
export function after<Value>(row: readonly Value[], current: Value): Value {
  return row[(row.indexOf(current) + 1) % row.length] ?? current;
}
