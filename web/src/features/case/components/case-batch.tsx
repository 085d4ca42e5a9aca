import type { CaseRow } from '@archway/contract/case/model';
import { BatchBar, type BatchAction } from '@archway/ui/batch-bar';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Download, Trash2, Undo2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCasesActions, type CasesAction } from '../../../platform/page/cases-action.tsx';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { useDeleteCases } from '../use-delete-cases.ts';

export interface CaseBatchProps {
  selected: readonly CaseRow[];
  /** They were deleted and can be taken back. */
  isDeleted: boolean;
  onAction: (action: CasesAction | 'export') => void;
  onClear: () => void;
}

/** What can be done with the selected cases. */
export function CaseBatch({ selected, isDeleted, onAction, onClear }: CaseBatchProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const { remove, restore } = useDeleteCases();
  const { data: user } = useQuery(userInfoQuery);
  const offered = useCasesActions().filter(
    ({ permission, organizationType }) =>
      !isDeleted && may(permission) && user?.organization.type === organizationType,
  );
  const ids = selected.map(({ caseId }) => caseId);
  const run = (act: (ids: readonly string[]) => void) => () => {
    act(ids);
    onClear();
  };
  const exportAction: BatchAction = {
    id: 'csv',
    label: t('cases.csv.button'),
    icon: Download,
    onRun: () => onAction('export'),
  };
  const deletion: BatchAction = isDeleted
    ? { id: 'restore', label: t('cases.restore.button'), icon: Undo2, onRun: run(restore) }
    : { id: 'delete', label: t('cases.delete.button'), icon: Trash2, onRun: run(remove) };
  const actions = [
    ...offered.map((action) => ({
      id: action.id,
      label: t(action.label),
      icon: action.icon,
      onRun: () => onAction(action),
    })),
    ...(!isDeleted && may('export:record:create') ? [exportAction] : []),
    ...(may('case:record:delete') ? [deletion] : []),
  ];
  return <BatchBar count={selected.length} actions={actions} onClear={onClear} />;
}
