import type { Icon } from '@archway/ui/icon';
import type { ReactNode } from 'react';

/** An icon that is known only when it is shown. */
export function Glyph({ icon: Drawn }: { icon: Icon }): ReactNode {
  return <Drawn size={16} strokeWidth={1.75} aria-hidden />;
}
