import type { TreatmentDetail } from '@archway/contract/treatment/model';
import { placeOf } from '@archway/rules/order/chosen-works';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import { WorkLine } from '@archway/ui/works';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLeaveTo } from '../../../../platform/page/leaving.ts';
import { GapList } from '../../../treatment/public.ts';
import { workChoices, type WorkChoice } from '../../ordered-works.ts';
import { prescriptionPath } from '../../prescription-path.ts';
import type { OrderFilling } from '../../use-order-form.ts';
import styles from './works-column.module.css';

interface WorksColumnProps {
  caseId: string;
  treatment: TreatmentDetail;
  filling: OrderFilling;
  numbering: ToothNumberingSystem;
}

/** Which works of the prescription are ordered, and what is missing of them. */
export function WorksColumn({ caseId, treatment, filling, numbering }: WorksColumnProps): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const choices = useMemo(() => workChoices(treatment), [treatment]);
  const path = prescriptionPath(caseId, filling.plan.labCode);
  const chosen = new Set(filling.works);
  const isChosen = ({ works }: WorkChoice): boolean => works.every((work) => chosen.has(work));
  const teeth = new Set(filling.works.flatMap((work) => work.teeth));
  const toggle = (choice: WorkChoice, isAdded: boolean): void => {
    const next = choices.filter((one) => (one === choice ? isAdded : isChosen(one)));
    filling.change({ works: next.flatMap(({ works }) => works.map(placeOf)) });
  };
  return (
    <>
      <section className={styles['works']} data-field="works" aria-labelledby="order-works">
        <header>
          <h2 id="order-works">{t('order.new.works.label')}</h2>
          <span>{t('treatment.count', { works: choices.filter(isChosen).length, teeth: teeth.size })}</span>
          <Link to={path}>{t('order.new.works.edit')}</Link>
        </header>
        {choices.length === 0 && <p className={styles['none']}>{t('treatment.none')}</p>}
        <ul>
          {choices.map((choice) => (
            <li key={choice.key} data-out={!isChosen(choice) || undefined}>
              <Checkbox
                label={<WorkLine group={choice.group} numbering={numbering} />}
                checked={isChosen(choice)}
                onChange={(isAdded) => toggle(choice, isAdded)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div data-field="gaps">
        <GapList
          caseId={caseId}
          gaps={filling.gaps}
          numbering={numbering}
          lab={filling.lab?.organization.name ?? ''}
          onChoose={() => leaveTo(path)}
        />
      </div>
    </>
  );
}
