import type { Area } from '@archway/contract/area/model';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { areasQuery } from '../../../platform/call/areas.ts';

export interface KnownAreas {
  areas: readonly Area[];
  isLoading: boolean;
}

/** The places within a country or a state, or all cities of a country (`DE.*`); none where there is no such list. */
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
  /** Nothing can be typed while the country isn't known. */
  waitsForCountry: boolean;
  error?: string | undefined;
  onChange: (name: string) => void;
}

/** A state or a city, typed with suggestions from the list. A place that isn't on the list can be typed as well. */
export function AreaField({
  label,
  value,
  known,
  waitsForCountry,
  error,
  onChange,
}: AreaFieldProps): ReactNode {
  const t = useText();
  return (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      maxLength={64}
      error={error}
      disabled={waitsForCountry}
      placeholder={waitsForCountry ? t('organization.countryFirst') : undefined}
      suggestions={[...new Set(known.areas.map(({ name }) => name))]}
      onChange={onChange}
    />
  );
}
