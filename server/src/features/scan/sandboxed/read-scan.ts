import { deriveFromScan } from '@archway/mesh/derive/derive';
import { guessRole } from '@archway/rules/guess-scan-role';
import type { Picture } from '@archway/mesh/picture/picture';
import sharp from 'sharp';
import { checkedFacts } from './checked-facts.ts';
import { meshOf } from './mesh-of.ts';
import type { DerivedName } from './protocol.ts';
import { tell, tellBytes } from './tell.ts';

/** Reads a mesh, and hands over what is made of it to look at and what is known about it. */
export async function readScan(name: string, file: Buffer): Promise<void> {
  await tell({ say: 'step', step: 'reading' });
  const { mesh, ...read } = meshOf(file);
  await tell({ say: 'step', step: 'preparing' });
  const derived = await deriveFromScan(mesh);
  await handOver('preview', derived.preview);
  await handOver('full', derived.full);
  await handOver('thumbnail', await pngOf(derived.thumbnail));
  const { role, sure: roleIsSure } = guessRole(name, derived.jaw);
  const { previewTriangles, fullTriangles } = derived;
  const facts = {
    ...checkedFacts(derived, read),
    previewError: derived.previewError.max,
    isSimplified: derived.simplifiedForView,
  };
  await tell({ say: 'scan', facts, role, roleIsSure, previewTriangles, fullTriangles });
}

async function handOver(name: DerivedName, bytes: Uint8Array): Promise<void> {
  await tell({ say: 'derived', name, size: bytes.length });
  await tellBytes(bytes);
}

const pngOf = ({ width, height, rgba }: Picture): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
