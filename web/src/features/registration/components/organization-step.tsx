import { timeZoneFor } from '@archway/rules/time-zones';
import { SMALL_UPLOADS } from '@archway/rules/uploads';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { AddressFields, TimeZoneField } from '../../organization/public.ts';
import { asksLicense, MAX_LENGTH, type Field } from '../checks.ts';
import type { Registration } from '../use-registration.ts';
import { FileField } from './file-field.tsx';
import { LicenseFields } from './license-fields.tsx';
import { StepForm } from './step-form.tsx';
import styles from './fields.module.css';

/** What the organization says about itself; the longer form also asks for license and representative. */
export function OrganizationStep(form: Registration): ReactNode {
  const t = useText();
  const { draft, change, config } = form;
  const errorOf = (field: Field) => form.errorOf(field, 'organization');
  return (
    <StepForm
      title={t(draft.way === 'lab' ? 'register.organization.lab' : 'register.organization.clinic')}
      text={t('register.organization.text')}
      action={t('register.continue.button')}
      attempts={form.attempts}
      onSubmit={form.submit}
      onBack={form.goBack}
    >
      <FileField
        label={t('register.organization.logo')}
        formats={SMALL_UPLOADS.organization}
        file={form.logo}
        error={errorOf('logo')}
      />
      <div className={styles['fields']}>
        <TextField
          label={t('organization.name')}
          value={draft.name}
          autoComplete="organization"
          maxLength={MAX_LENGTH.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
        <TimeZoneField
          value={draft.timeZone}
          error={errorOf('timeZone')}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      <AddressFields
        address={draft.address}
        errors={{
          country: errorOf('country'),
          state: errorOf('state'),
          city: errorOf('city'),
          postalCode: errorOf('postalCode'),
          street: errorOf('street'),
          district: errorOf('district'),
        }}
        onChange={(changed) =>
          change({
            address: { ...draft.address, ...changed },
            ...(changed.country === undefined
              ? {}
              : { timeZone: timeZoneFor(changed.country, draft.timeZone) }),
          })
        }
      />
      {asksLicense(config) && <LicenseFields {...form} />}
    </StepForm>
  );
}
