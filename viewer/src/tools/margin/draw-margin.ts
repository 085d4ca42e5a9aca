import { cross, dot, type Vector } from '@archway/mesh/core/vector';
import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { MarginFound } from '../../work/margin-line.ts';
import type { ToolScene } from '../../types/tool-scene.ts';

const MARGIN = MARK_COLORS.margin;
const PAPER = '#FFFFFF';
const WIDTH = 2.5;
const HANDLE = 7;
const CORE = 3.5;
const LARGER = 4;
/** Offset of the card from the line, in pixels. */
const CARD_AWAY = { x: 48, y: 0 };

export interface MarginPicture {
  scanId: string;
  line: readonly Vector[];
  isClosed: boolean;
  handles: readonly Vector[];
  /** Points drawn larger: the selected one, and the first one while a click on it would close the line. */
  large: ReadonlySet<number>;
  /** What the next click would add. */
  preview: MarginFound | null;
  card: { text: string; detail: string } | null;
}

export function drawMargin(scene: ToolScene, picture: MarginPicture): void {
  const { scanId: layerId, line, isClosed, preview, card } = picture;
  const color = MARGIN;
  const whole = isClosed && line.length > 0 ? [...line, line[0]!] : line;
  scene.line(whole, { color, width: WIDTH, halo: false, seeThrough: true, layerId });
  if (preview !== null) {
    scene.line(preview.line, { color, width: WIDTH - 1, halo: false, dashed: true, layerId });
    scene.points(preview.points.slice(-1), { color, size: HANDLE - 2, layerId });
  }
  drawHandles(scene, picture);
  const anchor = card === null ? null : rightmost(scene, line);
  if (card !== null && anchor !== null) {
    scene.label(anchor, card.text, { kind: 'card', detail: card.detail, offset: CARD_AWAY, layerId });
  }
}

/** Draws handles as rings, so that the line stays visible inside. */
function drawHandles(scene: ToolScene, { scanId: layerId, handles, large }: MarginPicture): void {
  for (const isLarge of [false, true]) {
    const points = handles.filter((_, which) => large.has(which) === isLarge);
    const more = isLarge ? LARGER : 0;
    scene.points(points, { color: MARGIN, size: HANDLE + more, layerId, seeThrough: true });
    scene.points(points, { color: PAPER, size: CORE + more, halo: false, layerId });
  }
}

/** The rightmost point on screen, so that the card doesn't cover the tooth. */
function rightmost(scene: ToolScene, line: readonly Vector[]): Vector | null {
  const { toViewer, up } = scene.look();
  const right = cross(up, toViewer);
  const most = Math.max(...line.map((point) => dot(point, right)));
  return line.find((point) => dot(point, right) === most) ?? null;
}
