export interface Point {
  x: number;
  y: number;
  /** When it was drawn, in milliseconds. */
  time: number;
}
export type Stroke = readonly Point[];

const WIDTH = { slow: 3.2, fast: 1.4 };

/** Draws the strokes over what is there. A fast line is thinner, as from a pen. */
export function drawStrokes(
  canvas: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  color: string,
): void {
  canvas.strokeStyle = color;
  canvas.fillStyle = color;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  for (const stroke of strokes) drawStroke(canvas, stroke);
}

function drawStroke(canvas: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first] = stroke;
  if (first === undefined) return;
  if (stroke.length === 1) {
    canvas.beginPath();
    canvas.arc(first.x, first.y, WIDTH.slow / 2, 0, 2 * Math.PI);
    canvas.fill();
    return;
  }
  let width = WIDTH.slow;
  let from = first;
  for (const [i, point] of stroke.entries()) {
    const before = stroke[i - 1];
    if (before === undefined) continue;
    // Through the middles of the segments, so that the line has no corners.
    const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, time: point.time };
    const to = i === stroke.length - 1 ? point : middle;
    width += 0.3 * (widthBetween(before, point) - width);
    canvas.lineWidth = width;
    canvas.beginPath();
    canvas.moveTo(from.x, from.y);
    canvas.quadraticCurveTo(before.x, before.y, to.x, to.y);
    canvas.stroke();
    from = to;
  }
}

function widthBetween(a: Point, b: Point): number {
  const speed = Math.hypot(b.x - a.x, b.y - a.y) / Math.max(b.time - a.time, 1);
  return Math.max(WIDTH.fast, WIDTH.slow - speed * 0.7);
}
