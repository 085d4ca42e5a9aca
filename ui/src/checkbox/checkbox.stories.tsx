import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Checkbox } from './checkbox.tsx';

export const Kinds = (): ReactNode => {
  const [agreed, setAgreed] = useState(true);
  const [terms, setTerms] = useState(false);
  return (
    <Column>
      <Checkbox
        label="Sign out everywhere else"
        help="3 other sessions end at once."
        checked={agreed}
        onChange={setAgreed}
      />
      <Checkbox
        label="I have read the terms"
        checked={terms}
        onChange={setTerms}
        error={terms ? undefined : 'Please read and accept the terms to continue.'}
      />
      <Checkbox label="All cases" mixed checked={false} onChange={() => setTerms(true)} />
      <Checkbox label="Ask for two-factor at the first sign-in" checked disabled onChange={() => undefined} />
      <Checkbox label="Not available" checked={false} disabled onChange={() => undefined} />
    </Column>
  );
};
