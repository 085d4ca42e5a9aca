import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { holdsAny, type PermissionCode } from './permissions.ts';

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

export function usePermission(): (...anyOf: PermissionCode[]) => boolean {
  const held = useContext(PermissionContext);
  return useCallback((...anyOf) => holdsAny(held, anyOf), [held]);
}

/** Shows its children to those who hold one of the rights; to others they do not exist. */
export function Permission({
  anyOf,
  otherwise = null,
  children,
}: {
  anyOf: readonly PermissionCode[];
  /** In their place for everybody else: the state "no access" of a page. */
  otherwise?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return holdsAny(useContext(PermissionContext), anyOf) ? children : otherwise;
}
