import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast } from './toasts.tsx';

const Buttons = (): ReactNode => {
  const toast = useToast();
  const [state, setState] = useState('deleted');
  return (
    <Row>
      <Button onClick={() => toast.message('Order sent')}>Send</Button>
      <Button
        onClick={() => {
          toast.error('The service is busy for a moment. Nothing was lost; please try again.');
          toast.error('A second error right after it.');
        }}
      >
        Fail
      </Button>
      <Button onClick={() => toast.undo('3 cases moved to the recycle bin', () => setState('restored'))}>
        Delete
      </Button>
      <output>{state}</output>
    </Row>
  );
};

export const Stack = (): ReactNode => (
  <ToastProvider>
    <Buttons />
  </ToastProvider>
);
