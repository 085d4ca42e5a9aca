import { applyPartner, listPartners } from '@archway/contract/partner/calls';
import type { ListedOrganization } from '@archway/contract/partner/model';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { directoryQuery } from '../partner.queries.ts';
import { PartnerName } from './partner-name.tsx';
import styles from './directory.module.css';

/** Organizations that want to be found. Asked for by a press, since there are sixty questions an hour. */
export function Directory(): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [certified, setCertified] = useState(false);
  const [asked, setAsked] = useState<{ keyword: string; certified: boolean } | null>(null);
  const [wanted, setWanted] = useState<ListedOrganization | null>(null);
  const found = useQuery({
    ...directoryQuery(asked ?? {}),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles['directory']} aria-label={t('partners.directory.title')}>
      <h2>{t('partners.directory.title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ keyword: typed.trim(), certified });
        }}
      >
        <TextField
          label={t('partners.directory.search')}
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
          value={typed}
          maxLength={64}
          onChange={setTyped}
        />
        <Checkbox label={t('partners.directory.certified')} checked={certified} onChange={setCertified} />
        <Button type="submit" busy={found.isFetching}>
          {t('partners.directory.find.button')}
        </Button>
      </form>
      {found.error !== null && (
        <Note kind="error" live>
          {found.error.message}
        </Note>
      )}
      <ul aria-live="polite">
        {asked !== null &&
          (found.data?.list ?? []).map((one) => (
            <li key={one.companyCode}>
              <PartnerName {...one} />
              <Button size="small" onClick={() => setWanted(one)}>
                {t('partners.apply.button')}
              </Button>
            </li>
          ))}
      </ul>
      <p className={styles['text']}>
        {t(
          asked !== null && found.data?.list.length === 0
            ? 'partners.directory.none'
            : 'partners.directory.text',
        )}
      </p>
      {wanted !== null && <Apply to={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

function Apply({ to, onClose }: { to: ListedOrganization; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const { name } = to.organization;
  const apply = useCall(applyPartner, { refreshes: [listPartners], ignoreErrors: true });
  const onSuccess = () => {
    toast.message(t('partners.apply.done', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('partners.apply.title', { name })}
      confirm={t('partners.apply.button')}
      busy={apply.isPending}
      onConfirm={() => apply.mutate({ companyCode: to.companyCode }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('partners.apply.text', { name })}</p>
      {apply.error !== null && (
        <Note kind="error" live>
          {apply.error.message}
        </Note>
      )}
    </Dialog>
  );
}
