import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Slider } from './slider.tsx';

export const Kinds = (): ReactNode => {
  const [range, setRange] = useState(0.36);
  const [share, setShare] = useState(0.4);
  return (
    <Column>
      <Slider
        label="Range"
        value={range}
        min={0.1}
        max={1}
        step={0.02}
        text={`±${range.toFixed(2)} mm`}
        onChange={setRange}
      />
      <Slider
        label="Opacity of Lower jaw"
        labelHidden
        value={share}
        min={0}
        max={1}
        step={0.05}
        text={`${Math.round(share * 100)} %`}
        onChange={setShare}
      />
    </Column>
  );
};
