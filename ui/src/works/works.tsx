import { placeText, shadeText, workText } from '@archway/locales/treatment-words';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { ARCHES } from '@archway/rules/treatment/arch';
import { groupsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import type { ShortPrescription } from '@archway/rules/treatment/short-form';
import type { ReactNode } from 'react';
import { MouthMap } from '../mouth-map/mouth-map.tsx';
import { useText } from '../text/text.tsx';
import styles from './works.module.css';

interface WorkLineProps {
  group: WorkGroup;
  numbering: ToothNumberingSystem;
}

/** One work, or several that are alike: where in the mouth, what, and in which shade. */
export function WorkLine({ group, numbering }: WorkLineProps): ReactNode {
  const t = useText();
  const shade = shadeText(group, numbering);
  return (
    <span className={styles['line']}>
      <MouthMap teeth={teethOf(group)} height={38} decorative />
      <span className={styles['words']}>
        <strong>{placeText(t, group, numbering)}</strong>
        <span className={styles['what']}>{workText(t, group, numbering)}</span>
      </span>
      {shade !== '' && <span className={styles['shade']}>{shade}</span>}
    </span>
  );
}

/** A work of a whole jaw is on all of its teeth. */
function teethOf({ teeth, jaw }: WorkGroup): readonly number[] {
  if (jaw === null || teeth.length > 0) return teeth;
  const { upper, lower } = ARCHES.permanent;
  return jaw === 'both' ? [...upper, ...lower] : ARCHES.permanent[jaw];
}

interface WorksProps {
  prescription: ShortPrescription;
  numbering: ToothNumberingSystem;
}

/** What a case is for, line by line, for everybody who only reads. */
export function Works({ prescription, numbering }: WorksProps): ReactNode {
  return (
    <ul className={styles['works']}>
      {groupsOf(prescription).map((group) => (
        <li key={`${group.type} ${group.jaw} ${group.teeth.join()}`}>
          <WorkLine group={group} numbering={numbering} />
        </li>
      ))}
    </ul>
  );
}

/** In a list: the mouth, and the first work in words. */
export function WorksBrief({ prescription, numbering }: WorksProps): ReactNode {
  const t = useText();
  const groups = groupsOf(prescription);
  const [first] = groups;
  if (first === undefined) return null;
  return (
    <span className={styles['brief']}>
      <MouthMap teeth={groups.flatMap(teethOf)} height={34} decorative />
      <span>
        {placeText(t, first, numbering)} {workText(t, first, numbering)}
        {groups.length > 1 && <span className={styles['more']}>+{groups.length - 1}</span>}
      </span>
    </span>
  );
}
