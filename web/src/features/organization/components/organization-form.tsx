import { info } from '@archway/contract/account/calls';
import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { changesOf, refusedFields, shownFields, type CompanyDraft } from '../draft.ts';
import { AboutPart, RepresentativePart } from './organization-parts.tsx';
import { AddressPart } from './address-part.tsx';
import styles from './organization-form.module.css';

/** Changes what the organization says about itself. What was typed stays until it is saved or discarded. */
export function OrganizationForm({ company }: { company: Company }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [draft, setDraft] = useState<CompanyDraft>({});
  const [isTried, setTried] = useState(false);
  const save = useCall(editCompany, { refreshes: [companyInfo, info], ignoreErrors: true });
  const changes = changesOf(company, draft);
  const isChanged = Object.keys(changes).length > 0;
  const refused = refusedFields(changes);
  const start = () => {
    setDraft({});
    setTried(false);
  };
  const submit = () => {
    setTried(true);
    if (!isChanged || refused.size > 0 || save.isPending) return;
    const onSuccess = () => {
      start();
      toast.message(t('organization.saved'));
    };
    save.mutate(changes, { onSuccess });
  };
  const parts = {
    shown: shownFields(company, draft),
    refused: isTried ? refused : NONE,
    onChange: (change: CompanyDraft) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AboutPart {...parts} region={company.region} />
      <AddressPart {...parts} />
      <RepresentativePart {...parts} />
      {save.isError && (
        <Note kind="error" live>
          {save.error.message}
        </Note>
      )}
      <div className={styles['answers']}>
        <Button kind="primary" type="submit" busy={save.isPending} disabled={!isChanged}>
          {t('organization.save.button')}
        </Button>
        {isChanged && (
          <Button kind="quiet" disabled={save.isPending} onClick={start}>
            {t('organization.discard.button')}
          </Button>
        )}
      </div>
    </form>
  );
}

const NONE: ReadonlySet<string> = new Set();
