import type { ReactNode } from 'react';
import { LinkButton } from '../link-button/link-button.tsx';
import { FactRow } from './fact-row.tsx';

export const Facts = (): ReactNode => (
  <div>
    <FactRow name="Display name" action={<LinkButton>Edit</LinkButton>}>
      Dr. Elena Markou
    </FactRow>
    <FactRow name="Account name" help="Can be changed once">
      elena.markou
    </FactRow>
  </div>
);
