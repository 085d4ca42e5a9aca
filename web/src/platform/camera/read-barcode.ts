import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** What the first bar or matrix code of a picture says. Every kind that stands on parcels is looked for. */
export async function readBarcode(picture: ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, { tryHarder: true, maxNumberOfSymbols: 1 });
  return found.find(({ isValid }) => isValid)?.text ?? null;
}
