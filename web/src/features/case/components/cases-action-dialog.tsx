import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { CasesAction, CasesDialogProps } from '../../../platform/page/cases-action.tsx';
import { loadAreas } from '../../../platform/text/i18n.ts';

/** What another feature asks about chosen cases, loaded with its texts when somebody wants it. */
export function CasesActionDialog({
  action,
  ...props
}: CasesDialogProps & { action: CasesAction }): ReactNode {
  const [Loaded] = useState(() =>
    lazy(async () => {
      const [component] = await Promise.all([action.dialog(), loadAreas(action.texts)]);
      return { default: component };
    }),
  );
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
