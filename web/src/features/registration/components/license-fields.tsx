import { SMALL_UPLOADS } from '@archway/rules/uploads';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { MAX_LENGTH, type Field } from '../checks.ts';
import type { Registration } from '../use-registration.ts';
import styles from './fields.module.css';
import { FileField } from './file-field.tsx';

/** What only the longer form asks for: who answers for the organization, and what it may do. */
export function LicenseFields({ draft, change, license, ...form }: Registration): ReactNode {
  const t = useText();
  const errorOf = (field: Field) => form.errorOf(field, 'organization');
  return (
    <>
      <div className={styles['fields']}>
        <TextField
          label={t('organization.representativeName')}
          value={draft.representativeName}
          autoComplete="off"
          maxLength={MAX_LENGTH.representativeName}
          error={errorOf('representativeName')}
          onChange={(representativeName) => change({ representativeName })}
        />
        <TextField
          label={t('organization.phone')}
          type="tel"
          value={draft.phone}
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          error={errorOf('phone')}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={t('organization.email')}
          type="email"
          value={draft.representativeEmail}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.representativeEmail}
          error={errorOf('representativeEmail')}
          onChange={(representativeEmail) => change({ representativeEmail })}
        />
        <TextField
          label={t('organization.license')}
          value={draft.businessLicenseCode}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH.businessLicenseCode}
          error={errorOf('businessLicenseCode')}
          onChange={(businessLicenseCode) => change({ businessLicenseCode })}
        />
      </div>
      <FileField
        label={t('register.organization.licenseFile')}
        formats={SMALL_UPLOADS.license}
        file={license}
        error={errorOf('businessLicenseFile')}
      />
    </>
  );
}
