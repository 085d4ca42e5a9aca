import { Button } from '@archway/ui/button';
import { SelectField } from '@archway/ui/select-field';
import { useState, type ReactNode } from 'react';
import { useModel } from '../model.ts';
import type { ModelLayer } from '../model-layer.ts';
import type { ScanPair } from '../tools/active-tool.ts';

export interface ScanPairFormProps {
  given: ScanPair;
  labels: { scan: string; other: string };
  button: string;
  /** Which scans go together; any two unless it says otherwise. */
  canPair?: (one: ModelLayer, other: ModelLayer) => boolean;
  onChoose: (pair: ScanPair) => void;
}

/** Which two scans a tool is about. */
export function ScanPairForm({
  given,
  labels,
  button,
  canPair = (one, other) => one !== other,
  onChoose,
}: ScanPairFormProps): ReactNode {
  const { layers } = useModel();
  const [pair, setPair] = useState(given);
  const { scanId, otherId } = pair;
  const isPartner = (one: ModelLayer): boolean => layers.some((other) => canPair(one, other));
  const first = layers.find(({ id }) => id === scanId);
  const nameAndValue = ({ id, name }: ModelLayer) => ({ value: id, label: name });
  const choose = (id: string): void => {
    const chosen = layers.find((layer) => layer.id === id);
    const fits = layers.filter((other) => chosen !== undefined && canPair(chosen, other));
    const other = fits.find((layer) => layer.id === otherId) ?? fits[0];
    setPair({ scanId: id, otherId: other?.id ?? otherId });
  };
  return (
    <>
      <SelectField
        label={labels.scan}
        size="small"
        value={scanId}
        options={layers.filter(isPartner).map(nameAndValue)}
        onChange={choose}
      />
      <SelectField
        label={labels.other}
        size="small"
        value={otherId}
        options={layers.filter((other) => first !== undefined && canPair(first, other)).map(nameAndValue)}
        onChange={(id) => setPair({ scanId, otherId: id })}
      />
      <Button kind="primary" size="small" onClick={() => onChoose(pair)}>
        {button}
      </Button>
    </>
  );
}
