import type { LabelBoard } from './label-board.ts';
import { paintLabels } from './paint-labels.ts';

/** The image with labels as PNG. The canvas must have been drawn in the same task. */
export function takeSnapshot(canvas: HTMLCanvasElement, board: LabelBoard, width: number): Promise<Blob> {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (context === null) return Promise.reject(new Error('No place to draw a picture.'));
  context.drawImage(canvas, 0, 0);
  const pixels = canvas.width / width;
  context.scale(pixels, pixels);
  paintLabels(context, board.labels);
  return new Promise((resolve, reject) => {
    copy.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be made.'));
      else resolve(blob);
    });
  });
}
