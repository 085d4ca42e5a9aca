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

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const Pictures = (): ReactNode => (
  <Row>
    <Avatar name="Maya Collins" picture={PICTURE} size={56} />
    <Avatar name="Kestrel Dental Lab" picture={PICTURE} kind="organization" size={56} />
    <Avatar name="Sara Bianchi" picture="data:image/png;base64,bm90aGluZw==" />
  </Row>
);
