import { isAnyGranted, type PermissionForm } from '@archway/rules/permissions';
import { createContext, useCallback, useContext, type ReactNode } from 'react';

const PermissionContext = createContext<readonly string[]>([]);

/** Tells the pages below what the reader may do. The server decides again on every call. */
export function PermissionProvider({
  held,
  children,
}: {
  held: readonly string[];
  children: ReactNode;
}): ReactNode {
  return <PermissionContext value={held}>{children}</PermissionContext>;
}

export function usePermission(): (...anyOf: PermissionForm[]) => boolean {
  const held = useContext(PermissionContext);
  return useCallback((...anyOf) => isAnyGranted(held, anyOf), [held]);
}

/** Shows its children to those who hold one of the rights; to others they do not exist. */
export function Permission({
  anyOf,
  otherwise = null,
  children,
}: {
  anyOf: readonly PermissionForm[];
  /** In their place for everybody else: the state "no access" of a page. */
  otherwise?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return isAnyGranted(useContext(PermissionContext), anyOf) ? children : otherwise;
}
