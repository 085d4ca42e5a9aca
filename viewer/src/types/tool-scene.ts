import type { Vector } from '@archway/mesh/core/vector';
import type { Hit } from './hit.ts';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import type { JobInput, JobName, JobOutput } from '../work/jobs.ts';

/** Style of lines. Sizes are CSS pixels, colors `#rrggbb`; the halo is white. */
export interface LineStyle {
  color: string;
  width: number;
  halo?: boolean;
  dashed?: boolean;
  /** Whether it shows through surfaces in front: faintly, or clearly, as measurements do. */
  seeThrough?: boolean | 'clearly';
  /** The layer it lies on and moves with while the jaws open. */
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
  /**
   * `tag`: dark on white above its point. `pin`: white on the annotation color. `card`: two lines on a themed panel.
   */
  kind: 'tag' | 'pin' | 'card';
  /** The second line of a card. */
  detail?: string;
  /** Color of a pin, by default #1F4FD1. */
  color?: string;
  /** Offset from the point in pixels, with a leader line. Without it, the label is at the point. */
  offset?: { x: number; y: number };
  /** With an offset: the label is moved away from this point of the model, on either side of the screen. */
  awayFrom?: Vector;
  /** Whether it is hidden while its point is behind a surface. */
  hidesBehind?: boolean;
  layerId?: string;
  /** Tooltip. */
  hint?: string;
  isSelected?: boolean;
  /** Makes the label a button. */
  onPress?: () => void;
}

/** Everything on the side of the normal is cut away. */
export interface ClipPlane {
  point: Vector;
  normal: Vector;
}

/**
 * The drawing interface of tools. Points are in millimeters in the common frame of all layers. Lines, points and labels
 * last until the next `draw`; paint and clip planes until they are changed or the drawing is removed.
 */
export interface ToolScene {
  /** Draws a polyline. */
  line(points: readonly Vector[], style: LineStyle): void;
  /** Draws separate lines of two points each. */
  segments(points: readonly Vector[], style: LineStyle): void;
  points(points: readonly Vector[], style: PointStyle): void;
  /**
   * Draws ticks, from pairs of points: at the first, perpendicular to the direction of the second. Size is their
   * length.
   */
  ticks(pairs: readonly Vector[], style: PointStyle): void;
  label(point: Vector, text: string, style: LabelStyle): void;

  /**
   * Paints colors over a layer: red, green, blue and opacity (0 leaves the surface as it is) of each vertex, in the
   * order of the full mesh. Null removes them.
   */
  paint(layerId: string, rgba: Uint8Array | null): void;
  /** Clips all layers except those named. Null removes the clip plane. */
  clip(plane: ClipPlane | null, except?: readonly string[]): void;
  /** Whether a layer is clipped at a point. `draw` runs again when a clip plane changes. */
  isCutAway(point: Vector, layerId: string): boolean;
  /** Shows a crosshair at the center while points are set by keys. Lasts until changed, like paint. */
  crosshair(isShown: boolean): void;

  /** Visible layers with their full mesh, in order. */
  readonly layerIds: readonly string[];
  /** Visible layers, also with only a preview. */
  readonly shownIds: readonly string[];
  /** Layers that jobs can use, shown or not. `draw` runs again when one of these lists changes. */
  readonly workIds: readonly string[];
  /** Points around everything visible, and the patient's axes. */
  readonly outline: readonly Vector[];
  readonly frame: PatientFrame;
  pick(clientX: number, clientY: number): Hit | null;
  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean };
  /** Center of the canvas, in CSS pixels of the page. */
  middle(): { x: number; y: number };
  /** Size of a CSS pixel at a point, in millimeters. */
  pixelSize(point: Vector): number;
  /** Unit vectors towards the camera and up on screen. */
  look(): { toViewer: Vector; up: Vector };

  /** Runs a job of `work/jobs.ts` in the worker with the full meshes. Rejects when the viewer is disposed. */
  work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>>;
  /** Schedules `draw` before the next frame. */
  redraw(): void;
}
