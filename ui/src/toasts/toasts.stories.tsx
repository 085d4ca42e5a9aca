import { useEffect, useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastProvider, useToast } from './toasts.tsx';

const Buttons = (): ReactNode => {
  const toast = useToast();
  const [state, setState] = useState('deleted');
  return (
    <Row>
      <Button onClick={() => toast.message('Order sent')}>Send</Button>
      <Button
        onClick={() => {
          toast.error('The service is temporarily unavailable. Nothing was lost. Try again in a moment.');
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

const Told = (): ReactNode => {
  const toast = useToast();
  useEffect(() => {
    toast.message('Order sent');
    toast.error('The service is temporarily unavailable. Nothing was lost. Try again in a moment.');
    toast.undo('3 cases moved to the recycle bin', () => undefined);
  }, [toast]);
  return <p>What is told while a dialog is open stands above it.</p>;
};

export const OverDialog = (): ReactNode => (
  <ToastProvider>
    <Dialog title="Ship order" confirm="Ship order" onClose={() => undefined} onConfirm={() => undefined}>
      <Told />
    </Dialog>
  </ToastProvider>
);
