import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

export interface Code {
  format: string;
  text: string;
}

/** What a program reads on each page, as a label printer or a fax has it: black or white, at 200 dots an inch. */
export async function readCodes(pdf: Uint8Array): Promise<Code[][]> {
  // Left to itself it would fetch its other half from the network.
  const wasmBinary = new Uint8Array(readFileSync(WASM)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', '200', '-mono', '-png', file, join(folder, 'page')]);
    const pages = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    const found: Code[][] = [];
    for (const page of pages) {
      const read = await readBarcodes(new Uint8Array(readFileSync(join(folder, page))), {
        tryHarder: true,
        maxNumberOfSymbols: 16,
      });
      found.push(read.map(({ format, text }) => ({ format, text })));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
