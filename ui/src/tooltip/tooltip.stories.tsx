import { Bell, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TooltipLayer } from './tooltip.tsx';

export const OnButtons = (): ReactNode => (
  <>
    <IconButton icon={Bell} label="Notifications" shortcut="B" />
    <IconButton icon={Layers} label="Layers" data-tip-side="right" />
    <button type="button" data-tip="Archive">
      Archive
    </button>
    <TooltipLayer />
  </>
);
