import { COLOR } from '../tokens/tokens.ts';
import { drawStrokes, type Stroke } from './strokes.ts';

/** Sharp enough for print. */
const SCALE = 3;

/** The signature without ground, in the ink of paper whatever the theme of the page. */
export function strokesToPng(strokes: readonly Stroke[], width: number, height: number): Promise<Blob> {
  return toPng(width * SCALE, height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    drawStrokes(context, strokes, COLOR.light.ink);
  });
}

export async function pictureToPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  return toPng(bitmap.width, bitmap.height, (context) => context.drawImage(bitmap, 0, 0));
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
