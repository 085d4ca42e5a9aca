import type { ReactNode } from 'react';
import type { Translate } from '@archway/locales/translator';
import { useText } from '../text/text.tsx';
import { Chip, useChip } from './chip.tsx';
import { ChoiceMenu, type Choice } from './choice-menu.tsx';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterChipProps {
  name: string;
  options: readonly FilterOption[];
  /** The values the list is narrowed to; none is any. */
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** More than one value can be chosen. */
  several?: boolean;
}

const ANY = '';

/** Narrows a list to some values of one property. */
export function FilterChip({
  name,
  options,
  selected,
  onSelect,
  several = false,
}: FilterChipProps): ReactNode {
  const t = useText();
  const chip = useChip();
  const choices: Choice[] = [
    { id: ANY, label: t('ui.filter.any'), chosen: selected.length === 0 },
    ...options.map(({ value, label }) => ({ id: value, label, chosen: selected.includes(value) })),
  ];
  const choose = (id: string): void => {
    onSelect(id === ANY ? [] : chosenWith(id, selected, several));
    if (!several || id === ANY) chip.close();
  };
  return (
    <Chip
      name={name}
      value={wordsOf(t, options, selected)}
      set={selected.length > 0}
      onClear={() => onSelect([])}
      chip={chip}
      menu={<ChoiceMenu label={name} choices={choices} several={several} onChoose={choose} />}
    />
  );
}

function chosenWith(id: string, selected: readonly string[], several: boolean): string[] {
  if (!several) return [id];
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
}

function wordsOf(t: Translate, options: readonly FilterOption[], selected: readonly string[]): string {
  const [first, ...others] = options.filter(({ value }) => selected.includes(value));
  if (first === undefined) return t('ui.filter.any');
  return others.length === 0 ? first.label : t('ui.filter.some', { first: first.label, more: others.length });
}
