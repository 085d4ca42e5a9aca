import type { Company } from '@archway/contract/organization/model';
import type { TextKey } from '@archway/locales/keys';
import type { CompletenessItem } from '@archway/rules/organization-completeness';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './missing-items.module.css';

const WORDS: Readonly<Record<CompletenessItem, TextKey>> = {
  verifiedEmail: 'missing.verifiedEmail',
  address: 'missing.address',
  representative: 'missing.representative',
  license: 'organization.licenseFile.title',
};

/** The part of the form in which an item is filled in. */
export const partId = (item: CompletenessItem): string => `organization-${item}`;

/** What the organization has not told yet, each with the way to it. */
export function MissingItems({ missing }: { missing: Company['missing'] }): ReactNode {
  const t = useText();
  if (missing.length === 0) return null;
  return (
    <Note kind="warn" title={t('missing.title')}>
      {t('missing.text')}
      <ul className={styles['items']}>
        {missing.map(({ item, path }) => (
          <li key={item}>
            <WayTo item={item} path={path} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function WayTo({ item, path }: Company['missing'][number]): ReactNode {
  const t = useText();
  const may = usePermission();
  const { pathname } = useLocation();
  const words = t(WORDS[item]);
  if (path !== pathname) return <Link to={path}>{words}</Link>;
  if (!may('organization:record:edit')) return words;
  return <LinkButton onClick={() => focusPart(item)}>{words}</LinkButton>;
}

function focusPart(item: CompletenessItem): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `#${partId(item)} :is(input, select)`,
  );
  const [first] = fields;
  ([...fields].find(({ value }) => value === '') ?? first)?.focus();
}
