import { Copy, Download, Ellipsis, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MenuButton } from './menu-button.tsx';

const useItems = (onSelect: (what: string) => void) =>
  [
    [
      { id: 'export', label: 'Export', icon: Download, onSelect: () => onSelect('export') },
      { id: 'copy', label: 'Copy codes', icon: Copy, onSelect: () => onSelect('copy') },
      { id: 'ship', label: 'Ship', disabled: true, onSelect: () => onSelect('ship') },
    ],
    [{ id: 'delete', label: 'Delete case', icon: Trash2, danger: true, onSelect: () => onSelect('delete') }],
  ] as const;

export const Kinds = (): ReactNode => {
  const [last, setLast] = useState('nothing');
  const items = useItems(setLast);
  return (
    <Row>
      <MenuButton label="More" items={items} />
      <MenuButton label="Actions" kind="primary" items={items} />
      <MenuButton label="More about this row" icon={Ellipsis} iconOnly items={items} />
      <output>Chosen: {last}</output>
    </Row>
  );
};

export const InDialog = (): ReactNode => {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('nothing');
  const items = useItems(setLast);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Case" onClose={() => setOpen(false)}>
          <Row>
            <MenuButton label="More" items={items} />
            <output>Chosen: {last}</output>
          </Row>
        </Dialog>
      )}
    </Row>
  );
};

export const Open = (): ReactNode => (
  <Pressed on={['button:nth-of-type(2)']}>
    <Kinds />
  </Pressed>
);
