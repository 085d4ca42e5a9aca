import { Button } from '@archway/ui/button';
import { SelectField } from '@archway/ui/select-field';
import { useState, type ReactNode } from 'react';
import { useModel } from '../model.ts';
import type { ScanPair } from '../tools/hand.ts';

export interface ScanPairFormProps {
  given: ScanPair;
  labels: { scan: string; other: string };
  button: string;
  onChoose: (pair: ScanPair) => void;
}

/** Which two scans a tool is about. */
export function ScanPairForm({ given, labels, button, onChoose }: ScanPairFormProps): ReactNode {
  const { layers } = useModel();
  const [pair, setPair] = useState(given);
  const { scanId, otherId } = pair;
  const optionsWithout = (taken: string) =>
    layers.map(({ id, name }) => ({ value: id, label: name, disabled: id === taken }));
  return (
    <>
      <SelectField
        label={labels.scan}
        size="small"
        value={scanId}
        options={optionsWithout(otherId)}
        onChange={(id) => setPair({ scanId: id, otherId })}
      />
      <SelectField
        label={labels.other}
        size="small"
        value={otherId}
        options={optionsWithout(scanId)}
        onChange={(id) => setPair({ scanId, otherId: id })}
      />
      <Button kind="primary" size="small" onClick={() => onChoose(pair)}>
        {button}
      </Button>
    </>
  );
}
