import type { CaseDetail } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { sessionMeshes } from '../../platform/meshes/session-meshes.ts';
import { caseQuery, modelLayers, ROLE_TEXTS } from '../case/public.ts';
import { keptMeshFetcher, type ModelLayer } from '../viewer/public.ts';
import type { PatientScan } from '@archway/contract/case/model';
import type { ScanPair } from './scan-pair.ts';

export interface ComparedScan {
  scan: PatientScan;
  /** Null while its case is loaded. */
  layer: ModelLayer | null;
  fetchMesh: FetchMesh;
  /** What the server says; undefined unless it refused. */
  problem: string | undefined;
  /** Its case is there, but it is not among the files any longer. */
  isGone: boolean;
  refetch: () => void;
}

/** Both scans with their meshes, from the cases they belong to. */
export function useComparedScans({ a, b }: ScanPair): { a: ComparedScan; b: ComparedScan } {
  return { a: useComparedScan(a), b: useComparedScan(b) };
}

function useComparedScan(scan: PatientScan): ComparedScan {
  const t = useText();
  const { caseId, fileId, jaw } = scan;
  const detail = useQuery(caseQuery(caseId));
  const failure = detail.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  useEffect(() => {
    if (isLost) sessionMeshes.forget(caseId);
  }, [isLost, caseId]);
  const layerOf = useCallback(
    ({ files }: Pick<CaseDetail, 'files'>): ModelLayer | null => {
      const layer = modelLayers(files, (role) => t(ROLE_TEXTS[role])).find(({ id }) => id === fileId);
      // By its jaw, also one from before a treatment: the viewer goes by what it is told.
      return layer === undefined ? null : { ...layer, role: jaw };
    },
    [t, fileId, jaw],
  );
  const layer = useMemo(
    () => (detail.data === undefined || isLost ? null : layerOf(detail.data)),
    [detail.data, isLost, layerOf],
  );
  const fetchMesh = keptMeshFetcher({
    caseId,
    meshes: sessionMeshes,
    renew: async () => {
      const { data } = await detail.refetch({ cancelRefetch: false });
      return (data && layerOf(data)) ?? undefined;
    },
  });
  return {
    scan,
    layer,
    fetchMesh,
    problem: detail.data === undefined || isLost ? detail.error?.message : undefined,
    isGone: detail.data !== undefined && layer === null,
    refetch: () => void detail.refetch(),
  };
}
