import type { Partner } from '@archway/contract/partner/model';
import { PARTNER_FILTERS, type PartnerFilter } from '@archway/rules/partner/statuses';
import { useQueries } from '@tanstack/react-query';
import { partnersQuery } from './partner.queries.ts';

/** The partnerships of every filter, as far as they are known. */
export function usePartners() {
  const answers = useQueries({ queries: PARTNER_FILTERS.map(partnersQuery) });
  const of = (filter: PartnerFilter) => answers[PARTNER_FILTERS.indexOf(filter)]!;
  const listOf = (filter: PartnerFilter): readonly Partner[] => of(filter).data?.list ?? [];
  return {
    listOf,
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(answers.map(({ refetch }) => refetch())),
    counts: Object.fromEntries(PARTNER_FILTERS.map((filter) => [filter, of(filter).data?.total])) as Record<
      PartnerFilter,
      number | undefined
    >,
  };
}
