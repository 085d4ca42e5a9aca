import { PARTNER_FILTERS, type PartnerFilter } from '@archway/rules/partner/statuses';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import styles from './status-chips.module.css';

interface StatusChipsProps {
  chosen: readonly PartnerFilter[];
  /** How many there are of each, as far as that is known. */
  counts: Readonly<Record<PartnerFilter, number | undefined>>;
  onChange: (chosen: PartnerFilter[]) => void;
}

/** Which partnerships are shown. Several can be on at once. */
export function StatusChips({ chosen, counts, onChange }: StatusChipsProps): ReactNode {
  const t = useText();
  const toggle = (filter: PartnerFilter) =>
    onChange(
      PARTNER_FILTERS.filter((one) => (one === filter ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <fieldset className={styles['chips']} aria-label={t('partners.filter.label')}>
      {SHOWN.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={chosen.includes(filter)}
          onClick={() => toggle(filter)}
        >
          {t(`partners.filter.${filter}`)}
          {counts[filter] !== undefined && <span>{counts[filter]}</span>}
        </button>
      ))}
    </fieldset>
  );
}

const SHOWN: readonly PartnerFilter[] = ['applying', 'temp', 'accepted', 'canceledAndRejected'];
