import type { ListedOrganization, Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { StateTag } from '@archway/ui/state-tag';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { directoryQuery, type DirectoryQuestion } from '../partner.queries.ts';
import { useCountries } from '../use-countries.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { PartnerName } from './partner-name.tsx';
import styles from './directory.module.css';

const NOTHING: DirectoryQuestion = { keyword: '', city: '', country: '', certified: false };

/** Organizations that want to be found. Asked for by a press, since there are sixty questions an hour. */
export function Directory({ known }: { known: readonly Partner[] }): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState(NOTHING);
  const [asked, setAsked] = useState<DirectoryQuestion | null>(null);
  const found = useInfiniteQuery({ ...directoryQuery(asked ?? NOTHING), enabled: asked !== null });
  const list = found.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <section className={styles['directory']} aria-label={t('partners.directory.title')}>
      <h2>{t('partners.directory.title')}</h2>
      <Question
        draft={draft}
        busy={found.isFetching}
        onChange={setDraft}
        onAsk={() => setAsked({ ...draft, keyword: draft.keyword.trim(), city: draft.city.trim() })}
      />
      {found.error !== null && (
        <Note kind="error" live>
          {found.error.message}
        </Note>
      )}
      {asked !== null && <FoundList list={list} known={known} />}
      {found.hasNextPage && (
        <LinkButton onClick={() => void found.fetchNextPage()}>
          {t('partners.directory.more.button')}
        </LinkButton>
      )}
      <p>{t(found.isSuccess && list.length === 0 ? 'partners.directory.none' : 'partners.directory.text')}</p>
    </section>
  );
}

interface QuestionProps {
  draft: DirectoryQuestion;
  busy: boolean;
  onChange: (draft: DirectoryQuestion) => void;
  onAsk: () => void;
}

function Question({ draft, busy, onChange, onAsk }: QuestionProps): ReactNode {
  const t = useText();
  const countries = useCountries();
  const set = (change: Partial<DirectoryQuestion>) => onChange({ ...draft, ...change });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <TextField
        label={t('partners.directory.search')}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        value={draft.keyword}
        maxLength={64}
        autoComplete="off"
        onChange={(keyword) => set({ keyword })}
      />
      <div className={styles['place']}>
        <SelectField
          label={t('partners.directory.country')}
          value={draft.country}
          options={[{ value: '', label: t('partners.directory.anyCountry') }, ...countries]}
          onChange={(country) => set({ country })}
        />
        <TextField
          label={t('partners.directory.city')}
          value={draft.city}
          maxLength={64}
          autoComplete="off"
          onChange={(city) => set({ city })}
        />
      </div>
      <div className={styles['answers']}>
        <Checkbox
          label={t('partners.directory.certified')}
          checked={draft.certified}
          onChange={(certified) => set({ certified })}
        />
        <Button type="submit" busy={busy}>
          {t('partners.directory.find.button')}
        </Button>
      </div>
    </form>
  );
}

/** Those found, each with how one stands with it already, or the way to ask. */
function FoundList({
  list,
  known,
}: {
  list: readonly ListedOrganization[];
  known: readonly Partner[];
}): ReactNode {
  const t = useText();
  const [wanted, setWanted] = useState<ListedOrganization | null>(null);
  const statusOf = (companyCode: string) => known.find((one) => one.companyCode === companyCode)?.status;
  return (
    <>
      <ul aria-live="polite">
        {list.map((one) => {
          const status = statusOf(one.companyCode);
          return (
            <li key={one.companyCode}>
              <PartnerName {...one} />
              {status === undefined ? (
                <Button size="small" onClick={() => setWanted(one)}>
                  {t('partners.apply.button')}
                </Button>
              ) : (
                <StateTag kind={status === PARTNERSHIP_STATUS.accepted ? 'ok' : 'warn'}>
                  {t(status === PARTNERSHIP_STATUS.accepted ? 'partners.isPartner' : 'partners.waiting')}
                </StateTag>
              )}
            </li>
          );
        })}
      </ul>
      {wanted !== null && <ApplyDialog to={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}
