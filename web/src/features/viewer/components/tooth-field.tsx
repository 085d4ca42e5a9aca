import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';

const rowOf = (quadrants: readonly number[], last: number): number[] =>
  quadrants.flatMap((quadrant) => Array.from({ length: last }, (_, i) => quadrant * 10 + i + 1));

/** Permanent teeth, then those of children, as the FDI counts them. */
const TEETH: readonly number[] = [...rowOf([1, 2, 3, 4], 8), ...rowOf([5, 6, 7, 8], 5)];

/** Which tooth it is about, in the reader's own numbers; it may be none. */
export function ToothField({
  tooth,
  onChange,
}: {
  tooth: number | null;
  onChange: (tooth: number | null) => void;
}): ReactNode {
  const t = useText();
  const { words } = useModel();
  return (
    <SelectField
      label={t('viewer.tooth.label')}
      size="small"
      value={tooth === null ? 'none' : String(tooth)}
      options={[
        { value: 'none', label: t('viewer.tooth.none') },
        ...TEETH.map((fdi) => ({ value: String(fdi), label: words.tooth(fdi) })),
      ]}
      onChange={(value) => onChange(value === 'none' ? null : Number(value))}
    />
  );
}
