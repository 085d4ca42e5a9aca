import type { Area } from '@archway/contract/area/model';
import { LinkButton } from '@archway/ui/link-button';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { areasQuery } from '../organization.queries.ts';

export interface KnownAreas {
  areas: readonly Area[];
  isLoading: boolean;
}

/** The places within a country or a state; none where there is no such list. */
export function useAreas(parentId: string): KnownAreas {
  const { language } = useLanguage();
  const { data, isLoading } = useQuery({ ...areasQuery(parentId, language), enabled: parentId !== '' });
  return { areas: data?.list ?? [], isLoading };
}

export function CountryField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (country: string) => void;
}): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { data } = useQuery(areasQuery('', language));
  const listed = (data?.list ?? []).flatMap(({ areaId, name }) =>
    areaId === null ? [] : [{ value: areaId, label: name }],
  );
  const isListed = value === '' || listed.some((one) => one.value === value);
  return (
    <SelectField
      label={t('organization.country')}
      value={value}
      placeholder={t('organization.choose')}
      autoComplete="country"
      error={error}
      options={isListed ? listed : [{ value, label: value }, ...listed]}
      onChange={onChange}
    />
  );
}

interface AreaFieldProps {
  label: string;
  value: string;
  known: KnownAreas;
  error?: string | undefined;
  /** `isChosen`: from the list, so it is another place and no letter more. */
  onChange: (name: string, isChosen: boolean) => void;
}

/** A state or a city: from the list where there is one, and by hand where there is none or it is not in it. */
export function AreaField({ label, value, known, error, onChange }: AreaFieldProps): ReactNode {
  const t = useText();
  const [wantsHand, setWantsHand] = useState<boolean | null>(null);
  const names = [...new Set(known.areas.map(({ name }) => name))];
  const isByHand = wantsHand ?? (value !== '' && !names.includes(value));
  if (known.isLoading)
    return (
      <SelectField
        label={label}
        value={value}
        disabled
        options={[{ value, label: value }]}
        onChange={() => {}}
      />
    );
  if (names.length === 0 || isByHand)
    return (
      <TextField
        label={label}
        value={value}
        autoComplete="off"
        maxLength={64}
        error={error}
        aside={
          names.length > 0 && (
            <LinkButton onClick={() => setWantsHand(false)}>{t('organization.fromList')}</LinkButton>
          )
        }
        onChange={(typed) => {
          // Stays a field to type in, even when what is typed so far is in the list.
          setWantsHand(true);
          onChange(typed, false);
        }}
      />
    );
  return (
    <SelectField
      label={label}
      value={names.includes(value) ? value : ''}
      placeholder={t('organization.choose')}
      options={names.map((name) => ({ value: name, label: name }))}
      error={error}
      aside={<LinkButton onClick={() => setWantsHand(true)}>{t('organization.otherPlace')}</LinkButton>}
      onChange={(name) => onChange(name, true)}
    />
  );
}
