import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmByName } from './confirm-by-name.tsx';

export const Open = (): ReactNode => {
  const [open, setOpen] = useState(true);
  return (
    <Row>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Close organization
      </Button>
      {open && (
        <ConfirmByName
          title="Close Harbour Street Dental?"
          name="Harbour Street Dental"
          confirm="Close organization"
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <p>All 14 people lose their access. Cases and orders are deleted after 30 days.</p>
        </ConfirmByName>
      )}
    </Row>
  );
};
