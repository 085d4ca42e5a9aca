import type { CaseDetail, CaseRow } from '@archway/contract/case/model';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { ModelPreview, ModelProvider, type ModelLayer } from '../../viewer/public.ts';
import { caseQuery } from '../case.queries.ts';
import { modelLayers } from '../model-layers.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import styles from './quick-look.module.css';

const NONE: readonly ModelLayer[] = [];

/** The model of a case as its preview: the whole one is for the case's own page. */
export function LookedAt({ row }: { row: CaseRow }): ReactNode {
  const t = useText();
  const detail = useQuery(caseQuery(row.caseId));
  const layersOf = useCallback(
    ({ files }: CaseDetail): readonly ModelLayer[] =>
      modelLayers(files, (role) => t(ROLE_TEXTS[role])).flatMap((layer) =>
        layer.preview === null ? [] : [{ ...layer, full: null }],
      ),
    [t],
  );
  const layers = useMemo(
    () => (detail.data === undefined ? NONE : layersOf(detail.data)),
    [detail.data, layersOf],
  );
  if (detail.isError)
    return (
      <div className={styles['model']}>
        <ErrorState serverText={detail.error.message} onRetry={() => void detail.refetch()} />
      </div>
    );
  if (detail.data !== undefined && layers.length === 0)
    return (
      <div className={styles['model']}>
        <EmptyState title={t('cases.look.noModel')} />
      </div>
    );
  return (
    <div className={styles['model']}>
      <ModelProvider
        case={row}
        layers={layers}
        poster={row.thumbnailUrl}
        waiting={detail.data === undefined}
        canSave={false}
        isBare
        refresh={async () => {
          const { data } = await detail.refetch({ cancelRefetch: false });
          return data && layersOf(data);
        }}
      >
        <ModelPreview />
        <span className={styles['hint']}>{t('cases.look.preview')}</span>
      </ModelProvider>
    </div>
  );
}
