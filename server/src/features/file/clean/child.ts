import { DRAWN_KINDS } from '../kinds.ts';
import { cleanFile } from './clean-file.ts';

/**
 * Entry point of the sandboxed process that cleans one untrusted file: bytes come by standard input, the result goes to
 * standard output behind a JSON line with its type. The process has no credentials, no network and no settings.
 */
const kind = DRAWN_KINDS.find((known) => known === process.argv[2]) ?? 'avatar';
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

const made = await cleanFile(kind, Buffer.concat(chunks)).catch(() => null);
process.stdout.write(`${JSON.stringify({ contentType: made?.contentType ?? null })}\n`);
if (made !== null) process.stdout.write(made.bytes);
