import { Bell, Grid3x3, MessagesSquare, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { IconButton } from './icon-button.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <IconButton icon={X} label="Close" />
    <IconButton icon={Bell} label="Notifications" shortcut="B" />
    <IconButton icon={MessagesSquare} label="Messages, 2 new" dot />
    <IconButton icon={Grid3x3} label="Grid" pressed />
    <IconButton icon={Trash2} label="Delete" disabled />
  </Row>
);
