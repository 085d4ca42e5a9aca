import { blankTexts } from '@archway/mesh/formats/blank-texts';
import { tell, tellBytes } from './tell.ts';

/** A copy of a scan without headers and comments. */
export async function blankScan(file: Buffer): Promise<void> {
  blankTexts(file);
  await tell({ say: 'blanked', size: file.length });
  await tellBytes(file);
}
