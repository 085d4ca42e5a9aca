import type { ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { ControlBox } from './control-box.tsx';
import { Field } from './field.tsx';

export const WithHelpAndError = (): ReactNode => (
  <Column>
    <Field label="Serial number" help="On the back of the scanner.">
      {(wiring) => (
        <ControlBox>
          <input {...wiring} type="text" />
        </ControlBox>
      )}
    </Field>
    <Field label="Name" aside="optional" error="This name is already in use. Choose another one.">
      {(wiring) => (
        <ControlBox invalid>
          <input {...wiring} type="text" defaultValue="Hannah Feld" />
        </ControlBox>
      )}
    </Field>
  </Column>
);
