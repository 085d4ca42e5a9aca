import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Note } from './note.tsx';

export const Kinds = (): ReactNode => (
  <Column>
    <Note title="Calculating the model">Usually under a minute. You can leave this page.</Note>
    <Note kind="warn" title="Having trouble signing in?">
      Your account might be in another region. <a href="#find">Find my account</a>
    </Note>
    <Note
      kind="error"
      title="Failed to send some cases. Please try again."
      action={<LinkButton>Show 2</LinkButton>}
    >
      2 of 5 were not sent.
    </Note>
    <Note kind="ok" live>
      Arrives on the requested date. The clinic gets the tracking number by message and email.
    </Note>
    <Note
      kind="error"
      icon={HardDrive}
      title="Insufficient storage space. Free up some space."
      action={<a href="#bin">Recycle bin</a>}
    />
  </Column>
);
