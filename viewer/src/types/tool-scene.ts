import type { Vector } from '@archway/mesh/core/vector';
import type { Hit } from './hit.ts';
import type { PatientFrame } from './patient-frame.ts';
import type { JobInput, JobName, JobOutput } from '../work/jobs.ts';

/** How lines and points look. Sizes are CSS pixels, colors `#rrggbb`; the halo is white. */
export interface LineStyle {
  color: string;
  width: number;
  halo?: boolean;
  dashed?: boolean;
  /** Whether it shows through what lies before it: faintly, or clearly as what is measured does. */
  seeThrough?: boolean | 'clearly';
  /** The layer it lies on: it moves along while the jaws open. */
  layerId?: string;
}

export interface PointStyle {
  color: string;
  size: number;
  halo?: boolean;
  seeThrough?: boolean;
  layerId?: string;
}

export interface LabelStyle {
  /** `tag` is ink on white above its point, `pin` white on the color of annotations, `card` two lines on the panel of the theme. */
  kind: 'tag' | 'pin' | 'card';
  /** The second line of a card. */
  detail?: string;
  /** Pins only: #1F4FD1 unless told. */
  color?: string;
  /** Where the label stands from its point, in pixels, joined by a leader line; without it, at the point. */
  offset?: { x: number; y: number };
  /** With an offset: it stands so far away from this point of the model, on whichever side that is on the screen. */
  awayFrom?: Vector;
  /** Whether it is left out while its point is behind the surface. */
  hidesBehind?: boolean;
  layerId?: string;
  /** What the pointer is told over it. */
  hint?: string;
  isSelected?: boolean;
  /** What pressing it does; it becomes a button. */
  onPress?: () => void;
}

/** Everything on its far side, where the normal points, is cut away. */
export interface ClipPlane {
  point: Vector;
  normal: Vector;
}

/**
 * What a drawing draws with. Points are in millimeters in the frame of all layers. Lines, points and labels last until
 * the next `draw`; paint and clip last until they are changed or the drawing is taken away.
 */
export interface ToolScene {
  /** One line along the points. */
  line(points: readonly Vector[], style: LineStyle): void;
  /** Many separate ones: two points each. */
  segments(points: readonly Vector[], style: LineStyle): void;
  points(points: readonly Vector[], style: PointStyle): void;
  /** Short bars across lines, two points each: at the first, across the way to the second. Sizes are their lengths. */
  ticks(pairs: readonly Vector[], style: PointStyle): void;
  label(point: Vector, text: string, style: LabelStyle): void;

  /**
   * Colors over a layer's own: red, green, blue and cover (0 leaves the surface as it is) of each vertex, in the order
   * of the full mesh. Null takes them away.
   */
  paint(layerId: string, rgba: Uint8Array | null): void;
  /** Cuts all layers but those named open. Null makes them whole. */
  clip(plane: ClipPlane | null, except?: readonly string[]): void;
  /** Whether a layer is cut away at a point. `draw` is asked for again when a cut has changed. */
  isCutAway(point: Vector, layerId: string): boolean;
  /** A cross at the middle of the picture, while points are set by keys. It lasts as paint and clip do. */
  crosshair(isShown: boolean): void;

  /** Layers that are on screen with their full mesh, in their order. */
  readonly layerIds: readonly string[];
  /** Layers that are on screen, be it only with their preview. `draw` is asked for again when either list changes. */
  readonly shownIds: readonly string[];
  /** Points around everything that is shown, and the patient's own directions. */
  readonly outline: readonly Vector[];
  readonly frame: PatientFrame;
  pick(clientX: number, clientY: number): Hit | null;
  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean };
  /** The middle of the picture, in CSS pixels of the page. */
  middle(): { x: number; y: number };
  /** How long a CSS pixel is at a point, in millimeters. */
  pixelSize(point: Vector): number;
  /** Unit vectors towards the viewer and of the picture's own up. */
  look(): { toViewer: Vector; up: Vector };

  /** Runs a job of `work/jobs.ts` in the worker that has the full meshes. Rejects when the viewer is left. */
  work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>>;
  /** Asks for `draw` before the next frame. */
  redraw(): void;
}
