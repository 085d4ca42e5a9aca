import { TextField } from '@archway/ui/text-field';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEYWORD_LIMIT } from './use-list.ts';

export interface ListSearchProps {
  /** What is searched for, also shown in the empty field. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The field above a list that searches it. */
export function ListSearch({ label, typed, onType }: ListSearchProps): ReactNode {
  return (
    <TextField
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
      value={typed}
      maxLength={KEYWORD_LIMIT}
      autoComplete="off"
      onChange={onType}
    />
  );
}
