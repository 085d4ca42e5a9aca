import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FactRow } from './fact-row.tsx';

export const Facts = (): ReactNode => (
  <div>
    <FactRow name="Display name" action={<Button kind="quiet">Edit</Button>}>
      Dr. Elena Markou
    </FactRow>
    <FactRow name="Account name" help="Can be changed once">
      elena.markou
    </FactRow>
  </div>
);
