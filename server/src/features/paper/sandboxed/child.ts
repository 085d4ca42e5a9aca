import { makePdf } from '../make-pdf.ts';
import type { Paper } from '../sheet.ts';

/**
 * Entry point of the sandboxed process that draws one paper: what it says comes by standard input, the PDF goes to standard
 * output. Names and notes were typed by anyone, pictures were uploaded; the process has no credentials and no network.
 */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
process.stdout.write(await makePdf(JSON.parse(Buffer.concat(chunks).toString()) as Paper));
