import { crc32 } from 'node:zlib';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { listEntries, shownName, sortEntries, type Wanted } from './archive-entries.ts';
import { FileRefused } from './file-refused.ts';
import { tell, tellBytes } from './tell.ts';

/** Unpacks what we have a use for, and hands it over entry by entry. An archive that lies anywhere is refused. */
export async function openArchive(file: Buffer): Promise<void> {
  const zip = await fromBufferPromise(file);
  await tell({ say: 'step', step: 'reading' });
  const { wanted, passedOver } = sortEntries(await listEntries(zip));
  if (wanted.length === 0) throw new FileRefused('empty');
  await tell({ say: 'contents', bytes: wanted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0) });
  for (const one of wanted) await handOver(zip, one);
  await tell({ say: 'archive', passedOver });
}

/** The library cuts off an entry that turns out longer or shorter than it said. */
async function handOver(zip: ZipFile, { entry, index, kind }: Wanted): Promise<void> {
  const size = entry.uncompressedSize;
  await tell({ say: 'entry', index, name: shownName(entry.fileName), kind, size });
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk as Buffer, sum);
    await tellBytes(chunk as Buffer);
  }
  if (sum !== entry.crc32) throw new FileRefused('unreadable');
}
