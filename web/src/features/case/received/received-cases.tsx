import { listOrders } from '@archway/contract/order/calls';
import type { ListedOrder } from '@archway/contract/order/model';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { callQuery } from '../../../platform/call/queries.ts';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { orderPath } from '../case-paths.ts';
import listStyles from '../screens/case-list.module.css';
import headStyles from '../components/case-list-head.module.css';
import { ReceivedCard } from './received-card.tsx';
import { receivedColumns } from './received-columns.tsx';

/** What the lab has accepted; of what it has not answered there is nothing to work on. */
const ACCEPTED = ['accepted', 'inProduction', 'ready', 'shipped', 'completed'] as const;
const NONE: readonly ListedOrder[] = [];

/** The cases of the orders a lab has accepted, marked with their clinics. */
export function ReceivedCases(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const list = useList(['updatedAt'], {});
  const [{ density, shortcuts }] = usePreference();
  const received = useQuery({
    ...callQuery(listOrders, { ...list.input, states: [...ACCEPTED] }, { ignoreErrors: true }),
    placeholderData: keepPreviousData,
  });
  list.follow(received);
  const columns = useColumns(density === 'compact');
  const { data, error } = received;
  const rows = data?.list ?? NONE;
  return (
    <>
      <div className={headStyles['head']}>
        <search className={headStyles['search']}>
          <ListSearch label={t('cases.received.search')} typed={list.typed} onType={list.search} />
        </search>
      </div>
      <div className={listStyles['list']}>
        {data === undefined && error !== null ? (
          <ErrorState
            serverText={error.message}
            retrying={received.isFetching}
            onRetry={() => void received.refetch()}
          />
        ) : (
          <DataTable
            label={t('cases.received.tab')}
            columns={columns}
            rows={rows}
            rowKey={({ orderId }) => orderId}
            rowName={({ patientName }) => patientName}
            density={density}
            letterKeys={shortcuts}
            onOpen={({ orderId }) => void navigate(orderPath(orderId))}
            loading={received.isPending || received.isPlaceholderData}
            empty={<NoneReceived keyword={list.keyword} />}
            total={data?.total ?? 0}
            offset={list.offset}
            renderCard={(row) => <ReceivedCard row={row} />}
            footer={data !== undefined && rows.length > 0 && <Pager {...list.pagerOf(data)} />}
          />
        )}
      </div>
    </>
  );
}

function NoneReceived({ keyword }: { keyword: string }): ReactNode {
  const t = useText();
  if (keyword !== '') return <EmptyState filtered title={t('cases.none.found', { keyword })} />;
  return <EmptyState title={t('cases.received.none')}>{t('cases.received.noneText')}</EmptyState>;
}

function useColumns(isCompact: boolean) {
  const t = useText();
  const format = useFormat();
  const numbering = useToothNumbering();
  return useMemo(
    () => receivedColumns({ t, format, isCompact, numbering }),
    [t, format, isCompact, numbering],
  );
}
