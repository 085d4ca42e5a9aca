import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { ComparePanel } from './compare-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { MarginPanel } from './margin-panel.tsx';
import { MeasurePanel } from './measure-panel.tsx';
import { PinPanel } from './pin-panel.tsx';
import { SectionPanel } from './section-panel.tsx';

/** What the tool in hand wants to know, and what it says. */
export function ToolPanel(): ReactNode {
  const { hand } = useModel();
  switch (hand?.name) {
    case 'measure':
      return <MeasurePanel tool={hand.tool} />;
    case 'section':
      return <SectionPanel tool={hand.tool} />;
    case 'annotate':
      return <PinPanel tool={hand.tool} />;
    case 'margin':
      return <MarginPanel key={hand.markId} hand={hand} />;
    case 'contacts':
      return <ContactsPanel hand={hand} />;
    case 'deviation':
      return <ComparePanel hand={hand} />;
    case undefined:
      return null;
  }
}
