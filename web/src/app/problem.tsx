import type { ReactNode } from 'react';
import { t } from '../platform/i18n.ts';

/** What could not be loaded, in its place. */
export function Problem({ failure, onRetry }: { failure: Error; onRetry: () => void }): ReactNode {
  return (
    <div className="problem" role="alert">
      <p>{failure.message}</p>
      <button type="button" onClick={onRetry}>
        {t('signIn.retry.button')}
      </button>
    </div>
  );
}
