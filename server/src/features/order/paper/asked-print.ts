import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { toothNumberingOf } from '@archway/rules/tooth-numbering';
import type { Language } from '@archway/rules/languages';
import type { PaperKind, PaperSize } from '@archway/rules/paper/paper';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { namesOf } from '../../member/public.ts';
import { readClock } from '../../organization/public.ts';
import type { OrderCaller } from '../order.repository.ts';
import type { Asked } from './paper-of.ts';

interface Print {
  kind: string;
  size: string;
  language: Language;
  numbering: string;
}

/** What was asked for with all that is to be known about its reader, at this moment. */
export async function askedPrint(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'userCode'>,
  { kind, size, language, numbering }: Print,
  origin: string,
): Promise<Asked> {
  const { orgId, userCode } = caller;
  const { now, timeZone } = await readClock(tx, orgId);
  const names = await namesOf(tx, orgId, [userCode]);
  const known: ToothNumberingSystem = toothNumberingOf(numbering);
  return {
    kind: kind as PaperKind,
    size: size as PaperSize,
    reader: { language, numbering: known, timeZone, now, name: names.get(userCode) ?? '', origin },
  };
}
