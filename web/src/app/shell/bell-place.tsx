import { Component, Suspense, type ReactNode } from 'react';
import { BELL } from '../../features/letter/public.ts';
import { Screen } from '../screen.ts';
import styles from './bell-place.module.css';

/** The bell, loaded after the page around it. If it can't be loaded or breaks, the page goes on without it. */
export const BellPlace = (): ReactNode => (
  <WithoutIfBroken>
    <Suspense fallback={<span className={styles['place']} />}>
      <Screen spec={BELL} />
    </Suspense>
  </WithoutIfBroken>
);

class WithoutIfBroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error): void {
    // As if nobody had caught it: the page's errors are told to the site in one place.
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
