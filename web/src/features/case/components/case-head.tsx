import type { CaseDetail } from '@archway/contract/case/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { IconButton } from '@archway/ui/icon-button';
import { MenuButton } from '@archway/ui/menu-button';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { Diff, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { CASE_LIST, comparePath, patientPath } from '../case-paths.ts';
import { hasOpenOrder } from '../order-states.ts';
import { useDeleteCases } from '../use-delete-cases.ts';
import { OrderButton, useOrderItems } from './order-button.tsx';
import { CaseTags } from './case-state-tag.tsx';

export interface CaseHeadProps {
  detail: CaseDetail;
  /** Null for who may not. */
  onEdit: (() => void) | null;
  actions?: ReactNode;
}

/** What the case is called and where it stands; who may changes what it says about itself. */
export function CaseHead({ detail, onEdit, actions }: CaseHeadProps): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const leaveTo = useLeaveTo();
  // A phone has no room for it in its bar.
  const width = useWidth();
  const isPhone = width < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const { name, caseCode: code, createdAt, createdBy } = detail;
  usePageTitle(t('cases.tabTitle', { name, code, list: t('menu.caseManagement') }));
  return (
    <Place>
      <ObjectHeader
        level={isPhone ? 'h2' : 'h1'}
        title={name}
        line={
          <>
            <HeadPatient detail={detail} />
            {width < LAYOUT_BREAKPOINTS.mobilePad
              ? t('cases.shortLine', { code, date: date(createdAt) })
              : t('cases.line', { code, date: date(createdAt), name: createdBy })}
          </>
        }
        chips={
          <>
            {onEdit !== null && <IconButton icon={Pencil} label={t('cases.edit.button')} onClick={onEdit} />}
            <CaseMenu detail={detail} />
            <CaseTags {...detail} />
          </>
        }
        back={{ href: CASE_LIST, label: t('cases.back'), onNavigate: () => leaveTo(CASE_LIST) }}
        actions={
          <>
            {actions}
            {!isPhone && <OrderButton detail={detail} />}
          </>
        }
      />
    </Place>
  );
}

/** What is done with a case as a whole. */
function CaseMenu({ detail }: Pick<CaseHeadProps, 'detail'>): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const { remove } = useDeleteCases();
  const canDelete = usePermission()('case:record:delete');
  const orderItems = useOrderItems(detail);
  const comparison = comparisonOf(detail);
  const { caseId, name } = detail;
  const deleteIt = (): void => {
    // What can't be deleted is not left.
    if (!hasOpenOrder(detail)) leaveTo(CASE_LIST);
    remove([caseId]);
  };
  const compare = { id: 'compare', label: t('cases.compare.button'), icon: Diff };
  const removal = { id: 'delete', label: t('cases.delete.button'), icon: Trash2, danger: true };
  const items = [
    orderItems,
    comparison === null ? [] : [{ ...compare, onSelect: () => leaveTo(comparison) }],
    canDelete ? [{ ...removal, onSelect: deleteIt }] : [],
  ].filter((group) => group.length > 0);
  if (items.length === 0) return null;
  return (
    <MenuButton label={t('cases.file.menu', { name })} icon={Ellipsis} iconOnly kind="quiet" items={items} />
  );
}

/** Where a scan of the case is compared with the one before; null without a patient, or without a scan of a jaw. */
function comparisonOf({ patientId, files }: CaseDetail): string | null {
  const scan = files.find(({ role, full }) => (role === 'upper' || role === 'lower') && full !== null);
  return patientId === null || scan === undefined ? null : comparePath(patientId, { b: scan.fileId });
}

/** Whose case it is; a clinic's patient has a page. */
function HeadPatient({ detail }: Pick<CaseHeadProps, 'detail'>): ReactNode {
  const { patientId, patientName, patientCode } = detail;
  const words = [patientName, patientCode].filter((known) => known !== '').join(', ');
  if (words === '') return null;
  return <>{patientId === null ? words : <Link to={patientPath(patientId)}>{words}</Link>} · </>;
}
