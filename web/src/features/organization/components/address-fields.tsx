import type { Address } from '@archway/contract/organization/model';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { AreaField, CountryField, useAreas } from './area-field.tsx';
import styles from './organization-form.module.css';

const SOURCE = 'GeoNames';
/** Stands in the sentence where the link is to be. */
const PLACE = '@';
const SOURCE_PAGE = 'https://www.geonames.org/';

export interface AddressFieldsProps {
  address: Address;
  onChange: (change: Partial<Address>) => void;
  /** What is wrong with a field, below it. */
  errors?: Partial<Record<keyof Address, string | undefined>>;
}

/** Where an organization is: the country first. Another country empties state and city. */
export function AddressFields({ address, onChange, errors = {} }: AddressFieldsProps): ReactNode {
  const t = useText();
  const states = useAreas(address.country);
  const stateId = states.areas.find(({ name }) => name === address.state)?.areaId ?? '';
  // Nobody needs the state to find a town.
  const cities = useAreas(stateId === '' && address.country !== '' ? `${address.country}.*` : stateId);
  const waitsForCountry = address.country === '';
  const optional = (label: string): string => t('organization.optional', { label });
  return (
    <>
      <div className={styles['fields']}>
        <CountryField
          value={address.country}
          error={errors.country}
          onChange={(country) => onChange({ country, state: '', city: '' })}
        />
        <AreaField
          label={optional(t('organization.state'))}
          value={address.state}
          known={states}
          waitsForCountry={waitsForCountry}
          error={errors.state}
          onChange={(state) => onChange({ state })}
        />
        <AreaField
          label={t('organization.city')}
          value={address.city}
          known={cities}
          waitsForCountry={waitsForCountry}
          error={errors.city}
          onChange={(city) => onChange({ city })}
        />
        <Lines address={address} onChange={onChange} errors={errors} />
      </div>
      <p className={styles['source']}>
        <SourceOfPlaces />
      </p>
    </>
  );
}

function Lines({ address, onChange, errors = {} }: AddressFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <TextField
        label={t('organization.optional', { label: t('organization.postalCode') })}
        value={address.postalCode}
        autoComplete="postal-code"
        maxLength={64}
        error={errors.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
      />
      <TextField
        label={t('organization.street')}
        value={address.street}
        autoComplete="street-address"
        maxLength={128}
        error={errors.street}
        onChange={(street) => onChange({ street })}
      />
      <TextField
        label={t('organization.optional', { label: t('organization.district') })}
        value={address.district}
        autoComplete="off"
        maxLength={64}
        error={errors.district}
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
