import { CLEANED_KINDS } from '../kinds.ts';
import { cleanFile } from './clean-file.ts';

/**
 * A process of its own for one file of a stranger's: bytes come by standard input, what was made of them goes out by
 * standard output behind a line that says what it is. It has no settings, no connections and nothing to lose.
 */
const kind = CLEANED_KINDS.find((known) => known === process.argv[2]) ?? 'avatar';
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

const made = await cleanFile(kind, Buffer.concat(chunks)).catch(() => null);
process.stdout.write(`${JSON.stringify({ contentType: made?.contentType ?? null })}\n`);
if (made !== null) process.stdout.write(made.bytes);
