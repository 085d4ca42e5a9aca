import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import { FilterChip } from './filter-chip.tsx';

const STATUSES = ['Pending', 'Accepted', 'In production', 'Ready', 'Shipped'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const LABS = ['Kestrel Dental Lab', 'Atelier Roux', 'Nordlys Teknikk'].map((label) => ({
  value: label,
  label,
}));

export const Filters = (): ReactNode => {
  const [statuses, setStatuses] = useState<string[]>([]);
  const [labs, setLabs] = useState<string[]>(['Kestrel Dental Lab']);
  return (
    <Row>
      <FilterChip name="Status" options={STATUSES} selected={statuses} onSelect={setStatuses} several />
      <FilterChip name="Lab" options={LABS} selected={labs} onSelect={setLabs} />
    </Row>
  );
};

export const Open = (): ReactNode => (
  <Pressed on={['button', '[role=menuitemcheckbox]:nth-of-type(2)']}>
    <Filters />
  </Pressed>
);
