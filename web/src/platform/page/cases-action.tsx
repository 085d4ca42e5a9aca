import type { CaseRow } from '@archway/contract/case/model';
import type { Area } from '@archway/locales/areas';
import type { TextKey } from '@archway/locales/keys';
import type { PermissionForm } from '@archway/rules/permissions';
import type { Icon } from '@archway/ui/icon';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

export interface CasesDialogProps {
  /** As the list shows them now. */
  cases: readonly CaseRow[];
  /** Those that are still to be done stay selected. */
  onAnswer: (left: readonly string[]) => void;
  onClose: () => void;
}

/** What another feature does with chosen cases, in a dialog over their list: the list doesn't know that feature. */
export interface CasesAction {
  id: string;
  label: TextKey;
  icon: Icon;
  permission: PermissionForm;
  organizationType: number;
  texts: readonly Area[];
  dialog: () => Promise<ComponentType<CasesDialogProps>>;
}

const Actions = createContext<readonly CasesAction[]>([]);

export interface CasesActionsProps {
  actions: readonly CasesAction[];
  children: ReactNode;
}

export function CasesActions({ actions, children }: CasesActionsProps): ReactNode {
  return <Actions value={actions}>{children}</Actions>;
}

export const useCasesActions = (): readonly CasesAction[] => useContext(Actions);
