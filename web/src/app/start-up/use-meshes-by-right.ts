import { isGranted } from '@archway/rules/permissions';
import { useEffect } from 'react';
import { sessionMeshes } from '../../platform/meshes/session-meshes.ts';

/** Drops the models that are kept as soon as their reader may not see cases any more. */
export function useMeshesByRight(permissions: readonly string[]): void {
  const mayRead = isGranted(permissions, 'case:record:read');
  useEffect(() => {
    if (!mayRead) sessionMeshes.clear();
  }, [mayRead]);
}
