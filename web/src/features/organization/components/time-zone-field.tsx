import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useMemo, type ReactNode } from 'react';

export function TimeZoneField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (timeZone: string) => void;
}): ReactNode {
  const t = useText();
  return (
    <SelectField
      label={t('organization.timeZone')}
      value={value}
      options={useTimeZones(value)}
      error={error}
      onChange={onChange}
    />
  );
}

/** Every zone the browser knows, and the one that is set even if it does not. */
function useTimeZones(current: string) {
  return useMemo(() => {
    const known = new Set([
      'UTC',
      ...Intl.supportedValuesOf('timeZone'),
      ...(current === '' ? [] : [current]),
    ]);
    return [...known].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [current]);
}
