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
  const { active } = useModel();
  switch (active?.name) {
    case 'measure':
      return <MeasurePanel tool={active.tool} />;
    case 'section':
      return <SectionPanel tool={active.tool} />;
    case 'annotate':
      return <PinPanel tool={active.tool} />;
    case 'margin':
      return <MarginPanel key={active.markId} active={active} />;
    case 'contacts':
      return <ContactsPanel active={active} />;
    case 'deviation':
      return <ComparePanel active={active} />;
    case undefined:
      return null;
  }
}
