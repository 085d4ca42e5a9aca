import type { Dentist } from '@archway/contract/dentist/model';
import { LinkButton } from '@archway/ui/link-button';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { PartProps } from './part-props.ts';
import part from './part.module.css';
import styles from './signature-part.module.css';

interface SignaturePartProps extends PartProps {
  dentists: readonly Dentist[];
  dentist: Dentist | null;
}

/** Whose order it is, and the signature that goes with it: only the dentist and the deputies sign. */
export function SignaturePart({ order, filling, dentists, dentist }: SignaturePartProps): ReactNode {
  const t = useText();
  const { dentistId } = filling.plan;
  const isGone = dentistId !== null && dentist === null && dentists.length > 0;
  const options = dentists.map((one) => ({ value: one.dentistId, label: one.name }));
  const gone = isGone ? [{ value: dentistId, label: order?.dentistName || t('order.new.former') }] : [];
  return (
    <section className={part['part']} data-field="dentist">
      <SelectField
        label={t('order.new.dentist')}
        value={dentistId ?? ''}
        options={[...gone, ...options]}
        placeholder={t('order.new.noDentist')}
        onChange={(chosen) => filling.change({ dentistId: chosen })}
      />
      <span className={part['label']}>{t('order.new.signature.label')}</span>
      <Signature filling={filling} dentist={dentist} />
    </section>
  );
}

function Signature({ filling, dentist }: Pick<SignaturePartProps, 'filling' | 'dentist'>): ReactNode {
  const t = useText();
  if (dentist === null) return <p className={part['quiet']}>{t('order.new.signature.noDentist')}</p>;
  // Only the dentist and the deputies are told the signatures: nobody else signs.
  if (dentist.shown !== 'signatures')
    return <p className={part['quiet']}>{t('order.new.signature.notYours', { dentist: dentist.name })}</p>;
  const { signatures, name } = dentist;
  const used = signatures.find(({ number }) => number === filling.plan.signature);
  const next = nextOf(signatures, filling.plan.signature);
  return (
    <>
      <div className={styles['paper']}>
        {used === undefined ? (
          <span className={part['quiet']}>{t('order.new.signature.none')}</span>
        ) : (
          // Ink is dark whatever the theme of the page: it lies on paper.
          <span className={styles['ink']} data-theme="light">
            <img src={used.url} alt="" referrerPolicy="no-referrer" />
          </span>
        )}
        {next !== undefined && next !== used && (
          <LinkButton onClick={() => filling.change({ signature: next.number })}>
            {t('order.new.signature.change.button')}
          </LinkButton>
        )}
      </div>
      <p className={part['quiet']}>
        {used === undefined
          ? t('order.new.signature.unsigned')
          : t('order.new.signature.of', { dentist: name, number: used.number })}
      </p>
    </>
  );
}

/** The one after the one in use, and after the last the first. */
function nextOf<T extends { number: number }>(signatures: readonly T[], used: number): T | undefined {
  const byNumber = signatures.toSorted((one, other) => one.number - other.number);
  return byNumber.find(({ number }) => number > used) ?? byNumber[0];
}
