import { useSyncExternalStore } from 'react';

interface Watched<State> {
  readonly state: State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a tool tells, as it changes. */
export const useToolState = <State>(tool: Watched<State>): State =>
  useSyncExternalStore(tool.subscribe, () => tool.state);
