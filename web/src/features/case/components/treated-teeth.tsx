import { teethText } from '@archway/locales/treatment-words';
import { inArchOrder } from '@archway/rules/treatment/arch';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { patientCasesQuery } from '../case.queries.ts';
import styles from './treated-teeth.module.css';

/** The teeth that something was prescribed for, over all cases that are listed. */
export function TreatedTeeth({ patientId }: { patientId: string }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const { data } = useInfiniteQuery(patientCasesQuery(patientId));
  const cases = data?.pages.flatMap(({ list }) => list) ?? [];
  const teeth = inArchOrder(
    cases.flatMap(({ prescription }) => prescription.works.flatMap((work) => work.teeth)),
  );
  if (teeth.length === 0) return null;
  return (
    <section className={styles['treated']} aria-label={t('treatment.treated')}>
      <MouthMap teeth={teeth} height={58} decorative />
      <div>
        <h3>{t('treatment.treated')}</h3>
        <p>{teethText(teeth, numbering)}</p>
      </div>
    </section>
  );
}
