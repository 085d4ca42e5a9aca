import type { CaseRow } from '@archway/contract/case/model';
import { countCases, getCase, listCases } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { countOrders, getOrder, listOrders } from '@archway/contract/order/calls';
import type { OutputOf } from '@archway/contract/core/call';
import { batchSend, checkCases, type CaseToSend } from '@archway/contract/order/sending';
import type { OrderType } from '@archway/rules/order/statuses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { livePartnersQuery } from '../../partner/public.ts';

/** What is said of all orders. */
export interface SaidOfAll {
  labCode: string;
  type: OrderType;
  /** Null follows what the lab's calendar suggests. */
  requestedOn: string | null;
}

export interface CasesSent {
  lab: string;
  sent: readonly CaseRow[];
  asked: readonly CaseRow[];
  failed: readonly { row: CaseRow; why: string }[];
}

const NOBODY: readonly CaseToSend[] = [];

/** One order for each of some cases: what is said of all, whether each can go, and sending them. */
export function useSendCases(cases: readonly CaseRow[], onAnswer: (answer: CasesSent) => void) {
  const partners = useQuery(livePartnersQuery);
  const labs = partners.data?.list ?? [];
  const [said, setSaid] = useState<SaidOfAll>({ labCode: '', type: 'designAndMake', requestedOn: null });
  const [hasConsent, setConsent] = useState(false);
  // Who has one lab is not asked which.
  const labCode = said.labCode === '' && labs.length === 1 ? (labs[0]?.companyCode ?? '') : said.labCode;
  const lab = labs.find(({ companyCode }) => companyCode === labCode)?.organization.name ?? '';
  const checked = useQuery({
    ...callQuery(
      checkCases,
      {
        caseIds: cases.map(({ caseId }) => caseId),
        labCode,
        type: said.type,
        ...(said.requestedOn !== null && { requestedOn: said.requestedOn }),
      },
      { ignoreErrors: true },
    ),
    enabled: labCode !== '',
    placeholderData: keepPreviousData,
  });
  const requestedOn = said.requestedOn ?? checked.data?.suggested ?? null;
  const list = checked.data?.list ?? NOBODY;
  const blocked = list.filter((one) => obstaclesOf(one, requestedOn).length > 0);
  const ready = list.filter((one) => !blocked.includes(one));
  const toAsk = ready.filter(({ mayRelease }) => !mayRelease);
  const sending = useCall(batchSend, {
    refreshes: [listCases, countCases, getCase, listOrders, countOrders, getOrder],
    ignoreErrors: true,
  });
  return {
    partners,
    labs,
    lab,
    said: { ...said, labCode, requestedOn },
    change: (part: Partial<SaidOfAll>): void => setSaid((now) => ({ ...now, labCode, ...part })),
    hasConsent,
    setConsent,
    checked,
    known: new Map(list.map((one) => [one.caseId, one])),
    earliest: checked.data?.earliest ?? null,
    blocked: blocked.length,
    toSend: ready.length - toAsk.length,
    toAsk: toAsk.length,
    problem: sending.error?.message ?? null,
    isPending: sending.isPending,
    send: (): void => {
      if (requestedOn === null) return;
      const items = cases.map(({ caseId }) => ({ caseId }));
      const input = { items, consent: hasConsent, plan: { labCode, type: said.type, requestedOn } };
      const mustAsk = new Set(list.filter(({ mayRelease }) => !mayRelease).map(({ caseId }) => caseId));
      sending.mutate(input, {
        onSuccess: ({ list: outcomes }) => onAnswer({ lab, ...sortOut(cases, mustAsk, outcomes) }),
      });
    },
  };
}

/** Which of the cases were sent, which wait for a release, and which failed and why. */
function sortOut(
  cases: readonly CaseRow[],
  mustAsk: ReadonlySet<string>,
  outcomes: OutputOf<typeof batchSend>['list'],
): Omit<CasesSent, 'lab'> {
  const whyOf = new Map(outcomes.filter(({ code }) => code !== CODES.ok).map(({ id, msg }) => [id, msg]));
  const done = cases.filter(({ caseId }) => !whyOf.has(caseId));
  return {
    sent: done.filter(({ caseId }) => !mustAsk.has(caseId)),
    asked: done.filter(({ caseId }) => mustAsk.has(caseId)),
    failed: cases.flatMap((row) => {
      const why = whyOf.get(row.caseId);
      return why === undefined ? [] : [{ row, why }];
    }),
  };
}

export type SendingCases = ReturnType<typeof useSendCases>;

/** Whoever may not release it sends nothing: what is missing can be added by whoever does. */
export const obstaclesOf = ({ obstacles, mayRelease }: CaseToSend, requestedOn: string | null) =>
  mayRelease ? obstacles.filter((one) => one !== 'noDate' || requestedOn === null) : [];
