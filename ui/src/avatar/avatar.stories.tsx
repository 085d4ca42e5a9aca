import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Avatar } from './avatar.tsx';

const PEOPLE = [
  'Dr. Elena Markou',
  'Sara Bianchi',
  'Jonas Weber',
  '小林 花',
  '王小明',
  'Ørjan Åsen',
  'Maya Collins',
];

export const People = (): ReactNode => (
  <Row>
    {PEOPLE.map((name) => (
      <Avatar key={name} name={name} />
    ))}
    <Avatar name="Maya Collins" size={34} />
    <Avatar name="Maya Collins" size={20} />
  </Row>
);

export const Organizations = (): ReactNode => (
  <Row>
    {['Kestrel Dental Lab', 'Atelier Roux', 'Nordlys Teknikk'].map((name) => (
      <Avatar key={name} name={name} kind="organization" size={34} />
    ))}
  </Row>
);
