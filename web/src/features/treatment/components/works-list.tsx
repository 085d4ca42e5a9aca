import { teethText } from '@archway/locales/treatment-words';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { groupsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import type { AbsentTooth, Prescription } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import { useText } from '@archway/ui/text';
import { WorkLine } from '@archway/ui/works';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Editor } from '../use-editor.ts';
import styles from './works-list.module.css';

interface WorksListProps {
  prescription: Prescription;
  numbering: ToothNumberingSystem;
  /** Null for who only reads. */
  editor: Editor | null;
}

/** Everything that is to be made, and which teeth are not there; a press takes it in hand. */
export function WorksList({ prescription, numbering, editor }: WorksListProps): ReactNode {
  const t = useText();
  const groups = groupsOf(shortForm(prescription));
  const teeth = new Set(groups.flatMap((group) => group.teeth));
  const take = ({ jaw, type, teeth: of }: WorkGroup): void => {
    const work = prescription.works.find((one) => one.jaw === jaw && one.type === type);
    if (jaw === null) editor?.select(of);
    else if (work !== undefined) editor?.selectOfJaw(work);
  };
  const isInHand = ({ jaw, type, teeth: of }: WorkGroup): boolean =>
    jaw === null
      ? editor?.jawWork === null && of.some((tooth) => editor.selected.includes(tooth))
      : editor?.jawWork?.type === type && editor.jawWork.jaw === jaw;
  return (
    <section className={styles['works']} aria-label={t('treatment.works')}>
      <header>
        <h2>{t('treatment.works')}</h2>
        <span>{t('treatment.count', { works: groups.length, teeth: teeth.size })}</span>
      </header>
      {groups.length === 0 && <p className={styles['none']}>{t('treatment.none')}</p>}
      <ul>
        {groups.map((group) => (
          <li key={`${group.type} ${group.jaw} ${group.teeth.join()}`}>
            {editor === null ? (
              <WorkLine group={group} numbering={numbering} />
            ) : (
              <button type="button" aria-pressed={isInHand(group)} onClick={() => take(group)}>
                <WorkLine group={group} numbering={numbering} />
              </button>
            )}
          </li>
        ))}
        {(['missing', 'shed'] as const).map((is) => (
          <Absent key={is} is={is} prescription={prescription} numbering={numbering} />
        ))}
      </ul>
    </section>
  );
}

function Absent({
  is,
  prescription,
  numbering,
}: { is: AbsentTooth['is'] } & Pick<WorksListProps, 'prescription' | 'numbering'>): ReactNode {
  const t = useText();
  const teeth = prescription.absent.filter((one) => one.is === is).map(({ tooth }) => tooth);
  if (teeth.length === 0) return null;
  return (
    <li className={styles['absent']}>
      <CircleX size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{teethText(teeth, numbering)}</strong>
        <span>{t(is === 'missing' ? 'treatment.missingTeeth' : 'treatment.shedTeeth')}</span>
      </span>
    </li>
  );
}
