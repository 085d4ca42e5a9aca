import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '../../platform/call/areas.ts';
import { useLanguage } from '../../platform/text/i18n.ts';

/** To choose from, in the reader's language. */
export function useCountries(): { value: string; label: string }[] {
  const { language } = useLanguage();
  const { data } = useQuery(areasQuery('', language));
  return (data?.list ?? []).flatMap(({ areaId, name }) =>
    areaId === null ? [] : [{ value: areaId, label: name }],
  );
}
