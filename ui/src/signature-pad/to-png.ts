import { COLOR } from '../tokens/tokens.ts';
import { drawStrokes, type Stroke } from './strokes.ts';

/** Sharp enough for print. */
const SCALE = 3;

/** Around the strokes, in pixels of the pad: half of the widest line, and some air. */
const MARGIN = 8;
/** A photograph has far more pixels than a signature can use. */
const MOST = { width: 1600, height: 800 };

/**
 * The signature without ground and without the empty paper around it, in the ink of paper whatever the theme of the
 * page.
 */
export function strokesToPng(strokes: readonly Stroke[], width: number, height: number): Promise<Blob> {
  const box = boundsOf(strokes, width, height);
  return toPng(box.width * SCALE, box.height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    context.translate(-box.x, -box.y);
    drawStrokes(context, strokes, COLOR.light.ink);
  });
}

export async function pictureToPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, MOST.width / bitmap.width, MOST.height / bitmap.height);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  return toPng(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
}

/** A stroke that leaves the pad is cut off at its edge, as it is on the pad. */
function boundsOf(strokes: readonly Stroke[], width: number, height: number) {
  const points = strokes.flat();
  const [left, right] = rangeOf(
    points.map(({ x }) => x),
    width,
  );
  const [top, bottom] = rangeOf(
    points.map(({ y }) => y),
    height,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function rangeOf(values: readonly number[], most: number): [number, number] {
  const inside = (value: number) => Math.min(most, Math.max(0, value));
  const ends = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)] as [number, number],
    [Infinity, -Infinity] as [number, number],
  );
  const first = inside(Math.floor(ends[0] - MARGIN));
  const last = inside(Math.ceil(ends[1] + MARGIN));
  return last > first ? [first, last] : [0, most];
}

function toPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)));
  });
}
