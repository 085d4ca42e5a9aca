import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { SMALL_UPLOADS } from '@archway/rules/uploads';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { FactRow } from '@archway/ui/fact-row';
import { FileButton } from '@archway/ui/file-button';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { UploadStatus } from '@archway/ui/upload-status';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { announce } from '../../../platform/call/announce.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { startDownload } from '../../../platform/page/start-download.ts';
import { useOwnUpload } from '../../../platform/upload/small/use-upload.ts';
import { companyInfoQuery } from '../organization.queries.ts';
import styles from './license-file.module.css';

/** The address of the file works for five minutes; a page that was open for longer asks for another. */
const STILL_WORKS_MS = 4 * 60_000;

type License = Company['businessLicenseFile'];

/** The license as a file. Everybody of the organization reads it; who may, replaces it. */
export function LicenseFile({ license }: { license: License }): ReactNode {
  const t = useText();
  return (
    <Permission
      anyOf={['organization:record:edit']}
      otherwise={
        <FactRow name={t('organization.licenseFile.title')}>
          <LicenseLink license={license} />
        </FactRow>
      }
    >
      <EditedLicense license={license} />
    </Permission>
  );
}

function EditedLicense({ license }: { license: License }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const keep = useCall(editCompany, { refreshes: [companyInfo], ignoreErrors: true });
  const upload = useOwnUpload('license', async (businessLicenseFile) => {
    await keep.mutateAsync({ businessLicenseFile });
    toast.message(t('organization.licenseFile.saved'));
  });
  const isBusy = upload.phase === 'sending' || upload.phase === 'checking';
  // Named while it is on its way, in place of the one before.
  const isOnItsWay = isBusy || (upload.phase === 'failed' && upload.canRetry);
  return (
    <div className={styles['license']}>
      <FactRow
        name={t('organization.licenseFile.title')}
        action={
          <div className={styles['actions']}>
            <FileButton size="small" formats={SMALL_UPLOADS.license} busy={isBusy} onFile={upload.send}>
              {t(
                license === null
                  ? 'organization.licenseFile.add.button'
                  : 'organization.licenseFile.replace.button',
              )}
            </FileButton>
            {license !== null && (
              <Button kind="quiet" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
                {t('organization.licenseFile.remove.button')}
              </Button>
            )}
          </div>
        }
      >
        {isOnItsWay && upload.file !== null ? (
          <span className={styles['name']}>{upload.file.name}</span>
        ) : (
          <LicenseLink license={license} />
        )}
      </FactRow>
      <UploadStatus upload={upload} />
      {isAsking && license !== null && (
        <RemoveLicense
          name={license.name}
          onClose={() => setAsking(false)}
          onRemoved={() => {
            upload.clear();
            setAsking(false);
            toast.message(t('organization.licenseFile.removed'));
          }}
        />
      )}
    </div>
  );
}

function LicenseLink({ license }: { license: License }): ReactNode {
  const t = useText();
  const client = useQueryClient();
  if (license === null) return <span className={styles['none']}>{t('organization.licenseFile.none')}</span>;
  const { name, url } = license;
  const open = async (): Promise<void> => {
    const { businessLicenseFile } = await client.fetchQuery({
      ...companyInfoQuery,
      staleTime: STILL_WORKS_MS,
    });
    if (businessLicenseFile !== null) startDownload(businessLicenseFile.url);
  };
  return (
    <a
      className={styles['name']}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        void open().catch(announce);
      }}
      aria-label={t('organization.licenseFile.opens', { name })}
    >
      <FileText size={16} strokeWidth={1.75} aria-hidden /> {name}
    </a>
  );
}

function RemoveLicense({
  name,
  onClose,
  onRemoved,
}: {
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}): ReactNode {
  const t = useText();
  const remove = useCall(editCompany, { refreshes: [companyInfo], ignoreErrors: true });
  return (
    <Dialog
      title={t('organization.licenseFile.removeTitle')}
      confirm={t('organization.licenseFile.remove.button')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ businessLicenseFile: '' }, { onSuccess: onRemoved })}
      onClose={onClose}
    >
      <p>{t('organization.licenseFile.removeText', { name })}</p>
      {remove.isError && (
        <Note kind="error" live>
          {remove.error.message}
        </Note>
      )}
    </Dialog>
  );
}
