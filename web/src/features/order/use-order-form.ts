import type { CaseDetail } from '@archway/contract/case/model';
import type { OrderDetail, OrderPlan } from '@archway/contract/order/model';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import type { Gap } from '@archway/rules/treatment/gaps';
import type { LabAsks } from '@archway/rules/treatment/lines';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FoundDraft } from '../../platform/draft/use-draft.ts';
import { livePartnersQuery } from '../partner/public.ts';
import { useGaps } from '../treatment/public.ts';
import { obstaclesOf } from './obstacles.ts';
import { differs, planOf, type OrderForm } from './order-form.ts';
import { partOf, worksAt } from './ordered-works.ts';
import { bodyOf, typedOrder } from './typed-order.ts';
import { useDelivery } from './use-delivery.ts';

const NOTHING: LabAsks = {};

/** What is missing of what goes to the lab: of the chosen works, in the chosen files. */
function useOrderGaps(
  { caseId, files }: CaseDetail,
  { files: sent, type, comesByParcel }: OrderPlan,
  ordered: Prescription,
  asks = NOTHING,
): readonly Gap[] {
  const key = sent.join();
  const chosen = useMemo(() => files.filter(({ fileId }) => key.split(',').includes(fileId)), [files, key]);
  // A repair, and what comes by parcel, need no scan.
  return useGaps({ caseId, files: chosen }, ordered, asks, comesByParcel || type === 'repair');
}

export interface OrderFormGiven {
  detail: CaseDetail;
  treatment: TreatmentDetail;
  /** As the server has it now; null before the first save. */
  order: OrderDetail | null;
  /** What an order of this case begins with. */
  first: OrderForm;
  found: FoundDraft | null;
}

export type OrderFilling = ReturnType<typeof useOrderForm>;

/** What is filled in about an order, and what it comes to: works, files, dates, gaps and what keeps it from being sent. */
export function useOrderForm({ detail, treatment, order, first, found }: OrderFormGiven) {
  const saved: OrderForm = order?.own?.plan ?? first;
  const [before] = useState(() => (found === null ? null : typedOrder(found.body, first)));
  const [restoredAt, setRestoredAt] = useState(before === null ? null : (found?.savedAt ?? null));
  const [planVersion, setPlanVersion] = useState(before?.planVersion ?? order?.own?.planVersion ?? 0);
  const [form, setForm] = useState<OrderForm>(before?.form ?? saved);
  const [hasConsent, setConsent] = useState(false);

  const works = useMemo(() => worksAt(treatment, form.works), [treatment, form.works]);
  const ordered = useMemo(() => partOf(treatment, works), [treatment, works]);
  const delivery = useDelivery(form.labCode, works);
  const suggestedOn = delivery.dates.suggested;
  const offered = { prescription: treatment, files: detail.files, suggestedOn };
  const plan: OrderPlan = planOf(form, offered);
  const gaps = useOrderGaps(detail, plan, ordered, delivery.settings?.required);
  const partners = useQuery(livePartnersQuery);
  const lab = partners.data?.list.find(({ companyCode }) => companyCode === plan.labCode) ?? null;
  const isPossible =
    delivery.settings === null || plan.requestedOn === null
      ? undefined
      : delivery.isPossible(plan.requestedOn);
  return {
    form,
    plan,
    ordered,
    works,
    delivery,
    gaps,
    lab,
    partners,
    hasConsent,
    setConsent,
    planVersion,
    restoredAt,
    body: bodyOf({ planVersion, form }),
    isChanged: order?.own == null || differs(form, order.own.plan, offered),
    obstacles: obstaclesOf({
      detail,
      order,
      plan,
      isPartner: partners.data === undefined ? undefined : lab !== null,
      isDatePossible: isPossible,
      gaps,
      hasConsent,
    }),
    change: (part: Partial<OrderForm>): void => setForm((now) => ({ ...now, ...part })),
    /** The form is as the server has it: after a save, or in place of what was typed. */
    goOnFrom: (answer: OrderDetail | null): void => {
      setRestoredAt(null);
      setPlanVersion(answer?.own?.planVersion ?? 0);
      setForm(answer?.own?.plan ?? first);
    },
    savedAs: (answer: OrderDetail): void => {
      setRestoredAt(null);
      setPlanVersion(answer.own?.planVersion ?? 0);
    },
  };
}
