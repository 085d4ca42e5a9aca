import { Truck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const Ship = ({ busy = false, wide = false }: { busy?: boolean; wide?: boolean }): ReactNode => {
  const [open, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const [more, setMore] = useState(true);
  const [shipped, setShipped] = useState(0);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Ship…</Button>
      <output>{shipped} shipped</output>
      {open && (
        <Dialog
          title="Ship order"
          confirm="Ship 3 orders"
          confirmIcon={Truck}
          valid={number !== ''}
          busy={busy}
          wide={wide}
          onClose={() => setOpen(false)}
          onConfirm={() => {
            setShipped(shipped + 1);
            setOpen(false);
          }}
        >
          <SelectField
            label="Carrier"
            value="dhl"
            options={[{ value: 'dhl', label: 'DHL Express' }]}
            onChange={() => undefined}
          />
          <TextField label="Tracking number" mono value={number} onChange={setNumber} />
          <Checkbox
            label="Ship 2 more ready orders for this clinic in the same parcel"
            checked={more}
            onChange={setMore}
          />
        </Dialog>
      )}
    </Row>
  );
};

export const WithForm = (): ReactNode => <Ship />;
export const Busy = (): ReactNode => <Ship busy />;
export const Wide = (): ReactNode => <Ship wide />;

export const OneAnswer = (): ReactNode => (
  <Dialog
    title="You are in Europe, this site is for the United Kingdom"
    confirm="Go to eu.archway.app"
    onConfirm={() => undefined}
  >
    <p>Patient data may only be opened from the region it is stored in.</p>
  </Dialog>
);

export const Danger = (): ReactNode => (
  <Dialog
    title="Delete permanently?"
    confirm="Delete 3 cases"
    danger
    onClose={() => undefined}
    onConfirm={() => undefined}
  >
    <p>The scans of 3 cases are removed for everybody. This cannot be undone.</p>
  </Dialog>
);

export const FormOpen = (): ReactNode => (
  <Pressed>
    <Ship />
  </Pressed>
);

export const WideOpen = (): ReactNode => (
  <Pressed>
    <Ship wide />
  </Pressed>
);
