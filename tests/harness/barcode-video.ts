import { Buffer } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const WIDTH = 1_280;
const HEIGHT = 720;
/** Pixels of one bar, as of a label a hand's breadth before the camera. */
const BAR = 4;
const PAPER = 235;
const INK = 20;

/** What a camera sees before a parcel with this number: a film that Chromium plays in place of one. */
export async function filmBarcode(trackingNumber: string, path: string): Promise<void> {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const bytes = Uint8Array.from(await readFile(wasm));
  prepareZXingModule({ overrides: { wasmBinary: bytes.buffer } });
  const { symbol, error } = await writeBarcode(trackingNumber, { format: 'Code128' });
  if (error !== '') throw new Error(error);
  const gray = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const left = Math.floor((WIDTH - symbol.width * BAR) / 2);
  for (let y = HEIGHT / 3; y < (HEIGHT * 2) / 3; y += 1)
    for (let x = 0; x < symbol.width * BAR; x += 1)
      if ((symbol.data[Math.floor(x / BAR)] ?? PAPER) < 128) gray[y * WIDTH + left + x] = INK;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, frame, frame]));
}
