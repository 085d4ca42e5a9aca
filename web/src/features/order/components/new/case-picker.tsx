import type { CaseRow } from '@archway/contract/case/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useWidth } from '@archway/ui/use-width';
import { WorksBrief } from '@archway/ui/works';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useDebounced } from '../../../../platform/list/use-debounced.ts';
import { KEYWORD_LIMIT } from '../../../../platform/list/use-list.ts';
import { useLeaveTo } from '../../../../platform/page/leaving.ts';
import { usePageTitle } from '../../../../platform/page/page-title.ts';
import { useToothNumbering } from '../../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { casesToOrder } from '../../new-order.queries.ts';
import { NEW_ORDER, ORDER_LIST } from '../../order-paths.ts';
import styles from './case-picker.module.css';

/** An order is of a case: which one is chosen first. */
export function CasePicker(): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const [typed, setTyped] = useState('');
  usePageTitle(t('order.new.title'));
  return (
    <div className={styles['page']}>
      <Place>
        <ObjectHeader
          level={isPhone ? 'h2' : 'h1'}
          title={t('order.new.title')}
          line={t('order.new.pick.line')}
          back={{
            href: ORDER_LIST,
            label: t('order.new.back'),
            onNavigate: () => leaveTo(ORDER_LIST),
          }}
        />
      </Place>
      <div className={styles['sheet']}>
        <TextField
          label={t('order.new.pick.search')}
          value={typed}
          onChange={setTyped}
          maxLength={KEYWORD_LIMIT}
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        />
        <Found keyword={useDebounced(typed.trim())} />
      </div>
    </div>
  );
}

function Found({ keyword }: { keyword: string }): ReactNode {
  const t = useText();
  const found = useInfiniteQuery({ ...casesToOrder(keyword), placeholderData: keepPreviousData });
  if (found.data === undefined && found.error !== null)
    return <ErrorState serverText={found.error.message} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <LoadingState rows={6} />;
  const rows = found.data.pages.flatMap(({ list }) => list);
  if (rows.length === 0)
    return (
      <EmptyState
        filtered={keyword !== ''}
        title={keyword === '' ? t('order.new.pick.none') : t('order.new.pick.noMatch', { keyword })}
      >
        {keyword === '' && t('order.new.pick.noneText')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.caseId}>
            <CaseLine row={row} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('order.new.pick.more.button')}
        </Button>
      )}
    </>
  );
}

function CaseLine({ row }: { row: CaseRow }): ReactNode {
  const { day } = useFormat();
  const numbering = useToothNumbering();
  const { caseId, name, caseCode, patientName, patientCode, scannedOn, prescription } = row;
  return (
    <Link className={styles['line']} to={`${NEW_ORDER}?case=${caseId}`}>
      <span className={styles['words']}>
        <strong>{patientName || name}</strong>
        <span>
          {[patientName === '' ? '' : name, patientCode, caseCode, day(scannedOn)]
            .filter((known) => known !== '')
            .join(', ')}
        </span>
      </span>
      <WorksBrief prescription={prescription} numbering={numbering} />
    </Link>
  );
}
