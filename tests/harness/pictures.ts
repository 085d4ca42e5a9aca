import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture in one color, drawn by the browser. */
export async function drawnPicture(page: Page, type: 'jpeg' | 'png'): Promise<Buffer> {
  // As text: this file is compiled for Node, which knows no page.
  const address = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    context.fillStyle = '#0b5f60';
    context.fillRect(0, 0, 320, 200);
    return canvas.toDataURL('image/${type}');
  })()`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const START_OF_IMAGE = 2;
const APP1 = 0xffe1;
const ORIENTATION = 0x0112;
const SHORT = 3;

/** A JPEG as a camera leaves it: with a note that it has to be turned, and whatever else such notes give away. */
export function withExif(jpeg: Buffer, orientation = 6): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(APP1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, START_OF_IMAGE), head, body, jpeg.subarray(START_OF_IMAGE)]);
}

/** Chooses a file by a button that opens the browser's dialog. */
export async function pickFile(page: Page, button: string, file: PickedFile): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await opened).setFiles(file);
}
