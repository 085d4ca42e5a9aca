import { createHash } from 'node:crypto';
import { languageOf } from '@archway/rules/languages';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob, type Job, type JobContext } from '../../../platform/jobs/job.ts';
import { getOrganization } from '../../organization/public.ts';
import { CannotPrint, drawSandboxed, type Paper } from '../../paper/public.ts';
import { orderPrinted } from '../order.events.ts';
import { endPrint, findPrint, type PrintRow } from '../order-print.repository.ts';
import { askedPrint } from '../paper/asked-print.ts';
import type { OrderToPrint } from '../paper/order-to-print.ts';
import { paperOf, saidOf } from '../paper/paper-of.ts';
import { findPrinted } from '../paper/printed-of.ts';

const Input = z.object({ printId: z.uuid() });
type Context = JobContext<z.output<typeof Input>>;

const MOST_PICTURE_BYTES = 4 * 1_024 * 1_024;

/** Makes a paper from its orders, or its case, as they are now, and tells whoever has asked for it. */
export const makePrint: Job<typeof Input> = defineJob({
  name: 'order.print',
  input: Input,
  maxAttempts: 3,
  isShared: true,
  async run(context) {
    const { input, orgId, inTenant } = context;
    const row = await inTenant((tx) => findPrint(tx, orgId, input.printId));
    if (row?.state !== 'making') return;
    try {
      const made = await make(context, row);
      await end(context, row, made === undefined ? { state: 'failed' } : { state: 'made', ...made });
    } catch (error) {
      // Whatever its orders hold, it holds the next time, too.
      if (!context.isLastAttempt && !(error instanceof CannotPrint)) throw error;
      await end(context, row, { state: 'failed' });
      throw error;
    }
  },
});

/** Nothing where an order is not to be printed any more. */
async function make(context: Context, row: PrintRow) {
  const { orgId, config, store, inTenant } = context;
  const read = await inTenant(async (tx) => {
    const { type: orgType } = await getOrganization(tx, orgId);
    // What the member may read was checked with the call, and is when the paper is fetched.
    const reader = { orgId, orgType, userCode: row.asked_by, scope: 'organization' } as const;
    const printed = await findPrinted(tx, reader, row);
    if (typeof printed === 'string') return undefined;
    const said = { ...row, language: languageOf(row.language) };
    const asked = await askedPrint(tx, reader, said, config.PUBLIC_ORIGIN);
    return { orders: await printed.read(), asked };
  });
  if (read === undefined) return undefined;
  const { orders, asked } = read;
  const pdf = await drawSandboxed(await signed(context, paperOf(orders, asked), orders));
  const hash = createHash('sha256').update(pdf).digest('hex');
  const key = `org/${orgId}/paper/${hash}`;
  await store.put(key, pdf, 'application/pdf');
  return { content_key: key, bytes: pdf.length, said: saidOf(orders, asked) };
}

/** With the pictures of the signatures, each read once. */
async function signed({ store }: Context, paper: Paper, orders: readonly OrderToPrint[]): Promise<Paper> {
  if (paper.kind !== 'prescription') return paper;
  const pictures = new Map<string, string>();
  for (const { signature } of orders)
    if (signature !== null && !pictures.has(signature.key))
      pictures.set(signature.key, await readBase64(store, signature.key));
  return {
    ...paper,
    sheets: paper.sheets.map((sheet, index) => {
      const signature = orders[index]?.signature ?? null;
      if (signature === null) return sheet;
      const base64 = pictures.get(signature.key) ?? '';
      const picture = base64 === '' ? null : { type: signature.contentType, base64 };
      return { ...sheet, signature: { ...sheet.signature, picture } };
    }),
  };
}

/** Empty for one that is gone: the line below it says who signed all the same. */
async function readBase64(store: Context['store'], key: string): Promise<string> {
  const head = await store.head(key);
  if (head === null || head.size > MOST_PICTURE_BYTES) return '';
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await store.get(key)).body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('base64');
}

async function end({ orgId, inTenant }: Context, row: PrintRow, how: Parameters<typeof endPrint>[3]) {
  await inTenant(async (tx) => {
    if (await endPrint(tx, orgId, row.id, how))
      await record(tx, orderPrinted, { printId: row.id, userCode: row.asked_by });
  });
}
