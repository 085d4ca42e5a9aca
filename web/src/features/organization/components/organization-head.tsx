import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { SMALL_UPLOADS } from '@archway/rules/uploads';
import { Avatar } from '@archway/ui/avatar';
import { Button } from '@archway/ui/button';
import { FileButton } from '@archway/ui/file-button';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { UploadStatus } from '@archway/ui/upload-status';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import { useShownPicture } from '../../../platform/use-preview.ts';
import { useOwnUpload } from '../../../platform/use-upload.ts';
import styles from './organization-head.module.css';

/** Name and logo. Who may, changes the logo, which is kept at once. */
export function OrganizationHead({ company }: { company: Company }): ReactNode {
  return (
    <Permission
      anyOf={['organization:record:edit']}
      otherwise={
        <header className={styles['head']}>
          <NameAndLogo company={company} logo={company.logo} />
        </header>
      }
    >
      <EditedHead company={company} />
    </Permission>
  );
}

function EditedHead({ company }: { company: Company }): ReactNode {
  const t = useText();
  const toast = useToast();
  const keep = useCall(editCompany, { refreshes: [companyInfo], ignoreErrors: true });
  const remove = useCall(editCompany, { refreshes: [companyInfo], ignoreErrors: true });
  const upload = useOwnUpload('organization', async (logo) => {
    await keep.mutateAsync({ logo });
    toast.message(t('organization.logo.saved'));
  });
  const isBusy = upload.phase === 'sending' || upload.phase === 'checking';
  const takeAway = () => {
    upload.clear();
    remove.mutate({ logo: '' }, { onSuccess: () => toast.message(t('organization.logo.removed')) });
  };
  return (
    <>
      <header className={styles['head']}>
        <NameAndLogo company={company} logo={useShownPicture(upload, company.logo)} />
        <div className={styles['actions']}>
          <FileButton
            icon={ImageUp}
            formats={SMALL_UPLOADS.organization}
            busy={isBusy}
            disabled={remove.isPending}
            onFile={(file) => {
              remove.reset();
              upload.send(file);
            }}
          >
            {t('organization.logo.change.button')}
          </FileButton>
          {company.logo !== null && (
            <Button kind="quiet" busy={remove.isPending} disabled={isBusy} onClick={takeAway}>
              {t('organization.logo.remove.button')}
            </Button>
          )}
        </div>
      </header>
      <UploadStatus upload={upload} />
      {remove.isError && (
        <Note kind="error" live>
          {remove.error.message}
        </Note>
      )}
    </>
  );
}

function NameAndLogo({ company, logo }: { company: Company; logo: string | null }): ReactNode {
  const t = useText();
  return (
    <>
      <Avatar
        name={company.name}
        seed={company.companyCode}
        picture={logo}
        kind="organization"
        size={56}
        decorative
      />
      <div className={styles['words']}>
        <h2>{company.name}</h2>
        <p>{t(`region.${company.region}`)}</p>
      </div>
    </>
  );
}
