import { useState, type ReactNode } from 'react';
import { ColumnMenu } from './column-menu.tsx';

const COLUMNS = [
  { id: 'patient', label: 'Patient' },
  { id: 'dentist', label: 'Dentist' },
  { id: 'files', label: 'Files' },
] as const;

export const Columns = (): ReactNode => {
  const [shown, setShown] = useState<string[]>(['patient', 'files']);
  return (
    <>
      <ColumnMenu columns={COLUMNS} shown={shown} onChange={setShown} />
      <output>{shown.join(', ')}</output>
    </>
  );
};
