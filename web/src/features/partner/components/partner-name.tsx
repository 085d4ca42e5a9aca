import type { PartnerCard } from '@archway/contract/partner/model';
import { Avatar } from '@archway/ui/avatar';
import { useText } from '@archway/ui/text';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import styles from './partner-name.module.css';

interface PartnerNameProps {
  organization: PartnerCard;
  /** Its id, by which it always has the same color. */
  companyCode: string;
  /** In a row of a table: what is too long is cut, not wrapped. */
  isOneLine?: boolean;
  /** Below the name, in place of where it is. */
  text?: ReactNode;
}

/** An organization as others know it: name, certificate, place. */
export function PartnerName({
  organization,
  companyCode,
  text,
  isOneLine = false,
}: PartnerNameProps): ReactNode {
  const { name, certifiedAs, certifiedColor } = organization;
  const place = usePlace(organization);
  const t = useText();
  return (
    <div className={styles['partner']}>
      <Avatar name={name} kind="organization" size={34} seed={companyCode} decorative />
      <div className={styles['words']}>
        <span className={styles['line']} data-one={isOneLine || undefined}>
          <b>{name}</b>
          {certifiedAs !== '' && (
            <span className={styles['certified']}>
              <BadgeCheck size={14} strokeWidth={1.75} color={certifiedColor || 'currentColor'} aria-hidden />
              {isOneLine ? (
                <>
                  <span aria-hidden>{certifiedAs}</span>
                  <span className="visually-hidden">{t('partners.certified', { brand: certifiedAs })}</span>
                </>
              ) : (
                t('partners.certified', { brand: certifiedAs })
              )}
            </span>
          )}
        </span>
        <span className={styles['below']}>{text ?? place}</span>
      </div>
    </div>
  );
}

/** City and country, in the reader's language. */
export function usePlace({ city, country }: PartnerCard): string {
  const { language } = useLanguage();
  const named = country === '' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '');
  return [city, named].filter((part) => part !== '').join(', ');
}
