import type { Address } from '@archway/contract/organization/model';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import { AreaField, CountryField, useAreas } from './area-field.tsx';
import { partId } from './missing-items.tsx';
import styles from './organization-form.module.css';
import type { PartProps } from './organization-parts.tsx';

const SOURCE = 'GeoNames';
/** Stands in the sentence where the link is to be. */
const PLACE = '@';
const SOURCE_PAGE = 'https://www.geonames.org/';

/** Where the organization is. A place that is changed empties the smaller ones within it. */
export function AddressPart({ shown, onChange }: PartProps): ReactNode {
  const t = useText();
  const id = useId();
  const { address } = shown;
  const states = useAreas(address.country);
  const stateId = states.areas.find(({ name }) => name === address.state)?.areaId ?? '';
  const cities = useAreas(stateId);
  const set = (change: Partial<Address>) => onChange({ address: { ...address, ...change } });
  return (
    <section className={styles['part']} id={partId('address')} aria-labelledby={id}>
      <h2 id={id}>{t('organization.address')}</h2>
      <div className={styles['fields']}>
        <CountryField value={address.country} onChange={(country) => set({ country, state: '', city: '' })} />
        <AreaField
          key={address.country}
          label={t('organization.state')}
          value={address.state}
          known={states}
          // Typing letter by letter names no other place; choosing one does.
          onChange={(state, isChosen) => set(isChosen ? { state, city: '' } : { state })}
        />
        <AreaField
          key={`${address.country} ${stateId}`}
          label={t('organization.city')}
          value={address.city}
          known={cities}
          onChange={(city) => set({ city })}
        />
        <Lines address={address} onChange={set} />
      </div>
      <p className={styles['source']}>
        <SourceOfPlaces />
      </p>
    </section>
  );
}

function Lines({
  address,
  onChange,
}: {
  address: Address;
  onChange: (change: Partial<Address>) => void;
}): ReactNode {
  const t = useText();
  return (
    <>
      <TextField
        label={t('organization.postalCode')}
        value={address.postalCode}
        autoComplete="postal-code"
        maxLength={64}
        onChange={(postalCode) => onChange({ postalCode })}
      />
      <TextField
        label={t('organization.street')}
        value={address.street}
        autoComplete="street-address"
        maxLength={128}
        onChange={(street) => onChange({ street })}
      />
      <TextField
        label={t('organization.district')}
        value={address.district}
        autoComplete="off"
        maxLength={64}
        onChange={(district) => onChange({ district })}
      />
    </>
  );
}

/** The sentence that names whose data the lists are, with the name as a link wherever a language puts it. */
function SourceOfPlaces(): ReactNode {
  const t = useText();

  const [before = '', after = ''] = t('organization.source', { source: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <a href={SOURCE_PAGE} target="_blank" rel="noreferrer">
        {SOURCE}
      </a>
      {after}
    </>
  );
}
