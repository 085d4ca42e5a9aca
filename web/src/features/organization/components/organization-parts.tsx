import type { Company } from '@archway/contract/organization/model';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import type { CompanyDraft, CompanyFields } from '../draft.ts';
import { partId } from './missing-items.tsx';
import styles from './organization-form.module.css';
import { TimeZoneField } from './time-zone-field.tsx';

export interface PartProps {
  shown: CompanyFields;
  /** Fields that were not accepted, once saving was tried. */
  refused: ReadonlySet<string>;
  onChange: (change: CompanyDraft) => void;
}

const MAX_LENGTH = 64;

export function AboutPart({
  shown,
  refused,
  onChange,
  region,
}: PartProps & { region: Company['region'] }): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('organization.facts')}</h2>
      <div className={styles['fields']}>
        <TextField
          label={t('organization.name')}
          value={shown.name}
          autoComplete="organization"
          maxLength={MAX_LENGTH}
          error={refused.has('name') && shown.name.trim() === '' ? t('organization.nameMissing') : undefined}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={t('organization.abbreviation')}
          value={shown.abbreviation}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          onChange={(abbreviation) => onChange({ abbreviation })}
        />
        <div id={partId('license')}>
          <TextField
            label={t('organization.license')}
            value={shown.businessLicenseCode}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            onChange={(businessLicenseCode) => onChange({ businessLicenseCode })}
          />
        </div>
        <TimeZoneField value={shown.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      </div>
      <p className={styles['region']}>
        {t('organization.region')}: {t(`region.${region}`)}. {t('organization.regionHelp')}
      </p>
    </section>
  );
}

export function RepresentativePart({ shown, refused, onChange }: PartProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={styles['part']} id={partId('representative')} aria-labelledby={id}>
      <h2 id={id}>{t('organization.representative')}</h2>
      <div className={styles['fields']}>
        <div className={styles['wide']}>
          <TextField
            label={t('organization.representativeName')}
            value={shown.representativeName}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            onChange={(representativeName) => onChange({ representativeName })}
          />
        </div>
        <TextField
          label={t('organization.phone')}
          type="tel"
          value={shown.phone}
          error={refused.has('phone') ? t('organization.phoneInvalid') : undefined}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          label={t('organization.email')}
          type="email"
          value={shown.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          error={refused.has('email') ? t('accountEmail.invalid') : undefined}
          onChange={(email) => onChange({ email: email.trim() })}
        />
      </div>
    </section>
  );
}
