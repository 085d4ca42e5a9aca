import type { Dentist } from '@archway/contract/dentist/model';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { Check, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SIGNATURE_NUMBERS } from '../signature-numbers.ts';
import styles from './signature-places.module.css';

/** What the reader may do about signatures and deputies: something only where the dentist is the reader. */
export interface OwnSignatures {
  userCode: string;
  /** The number that orders carry. */
  selected: number;
  onSign: (dentist: Dentist, number: number) => void;
  onDelete: (number: number) => void;
  onUse: (number: number) => void;
  onDeputies: (dentist: Dentist) => void;
}

/** The signatures of a dentist, for the dentist and the deputies. An empty place is the dentist's button. */
export function SignaturePlaces({
  dentist,
  own,
}: {
  dentist: Dentist;
  own: OwnSignatures | null;
}): ReactNode {
  if (own !== null && dentist.member?.userCode === own.userCode)
    return <OwnPlaces dentist={dentist} own={own} />;
  return <ReadPlaces dentist={dentist} />;
}

function ReadPlaces({ dentist }: { dentist: Dentist }): ReactNode {
  const t = useText();
  const { signatures, name } = dentist;
  return (
    <div className={styles['signatures']}>
      {signatures.length > 0 && (
        <div className={styles['places']}>
          {signatures.map(({ number, url }) => (
            <Picture key={number} url={url} alt={t('dentists.signatures.of', { number, name })} />
          ))}
        </div>
      )}
      <span className={styles['words']}>{t(reasonFor(dentist))}</span>
    </div>
  );
}

/** Why there is nothing to do here. */
function reasonFor({ shown, member }: Dentist) {
  if (shown === 'signatures') return 'dentists.signatures.onlyDentist';
  return shown === 'people' && member === null
    ? 'dentists.signatures.noMember'
    : 'dentists.signatures.hidden';
}

function OwnPlaces({ dentist, own }: { dentist: Dentist; own: OwnSignatures }): ReactNode {
  const t = useText();
  const { selected } = own;
  const isThere = dentist.signatures.some(({ number }) => number === selected);
  return (
    <div className={styles['signatures']}>
      <div className={styles['places']}>
        {SIGNATURE_NUMBERS.map((number) => (
          <OwnPlace key={number} dentist={dentist} own={own} number={number} />
        ))}
      </div>
      <span className={styles['words']}>
        {t(isThere ? 'dentists.signatures.usedNow' : 'dentists.signatures.usedEmpty', { number: selected })}
      </span>
    </div>
  );
}

function OwnPlace({
  dentist,
  own,
  number,
}: {
  dentist: Dentist;
  own: OwnSignatures;
  number: number;
}): ReactNode {
  const t = useText();
  const { name, signatures } = dentist;
  const drawn = signatures.find((one) => one.number === number);
  const isUsed = number === own.selected;
  if (drawn === undefined)
    return (
      <button
        type="button"
        className={styles['empty']}
        aria-label={t('dentists.signatures.drawOf', { number, name })}
        onClick={() => own.onSign(dentist, number)}
      >
        {t('ui.signature.draw')}
      </button>
    );
  const use: MenuItem = {
    id: 'use',
    label: t('dentists.signatures.use.action'),
    icon: Check,
    disabled: isUsed,
    onSelect: () => own.onUse(number),
  };
  const replace: MenuItem = {
    id: 'replace',
    label: t('dentists.signatures.replace.action'),
    icon: Pencil,
    onSelect: () => own.onSign(dentist, number),
  };
  const remove: MenuItem = {
    id: 'delete',
    label: t('dentists.signatures.delete.action'),
    icon: Trash2,
    danger: true,
    onSelect: () => own.onDelete(number),
  };
  return (
    <div className={styles['own']} data-used={isUsed || undefined}>
      <MenuButton
        label={t(isUsed ? 'dentists.signatures.usedOf' : 'dentists.signatures.of', { number, name })}
        items={[[use, replace], [remove]]}
      >
        <Picture url={drawn.url} alt="" />
      </MenuButton>
    </div>
  );
}

/** Ink is dark whatever the theme of the page: it lies on paper. */
const Picture = ({ url, alt }: { url: string; alt: string }): ReactNode => (
  <span className={styles['paper']} data-theme="light">
    <img src={url} alt={alt} referrerPolicy="no-referrer" />
  </span>
);
