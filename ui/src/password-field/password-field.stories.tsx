import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { PasswordField } from './password-field.tsx';

export const SignIn = (): ReactNode => {
  const [password, setPassword] = useState('');
  return (
    <Column>
      <PasswordField
        label="Password"
        size="large"
        aside={<a href="#forgot">Forgot password?</a>}
        value={password}
        onChange={setPassword}
      />
    </Column>
  );
};

const New = ({ first }: { first: string }): ReactNode => {
  const [password, setPassword] = useState(first);
  const [again, setAgain] = useState('');
  return (
    <Column>
      <PasswordField label="New password" size="large" isNew value={password} onChange={setPassword} />
      <PasswordField
        label="New password again"
        size="large"
        placeholder="Type it once more"
        value={again}
        onChange={setAgain}
        repeats={password}
      />
    </Column>
  );
};

export const Empty = (): ReactNode => <New first="" />;
export const Medium = (): ReactNode => <New first="harbour2026!" />;
export const Refused = (): ReactNode => <New first="Praxis für" />;
