import { placeText, shadeText, workText } from '@archway/locales/treatment-words';
import type { Translate } from '@archway/locales/translator';
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

const nameOf = (t: Translate, { type, isBridge, teeth }: WorkGroup): string =>
  isBridge ? t('treatment.bridge') : t(`treatment.work.${type}`, { count: teeth.length });

/** The first work with its place, and how many more there are: "24–26 bridge +1". Empty for none. */
export function briefWords(
  t: Translate,
  prescription: ShortPrescription,
  numbering: ToothNumberingSystem,
): string {
  const [first, ...more] = groupsOf(prescription);
  if (first === undefined) return '';
  const words = `${placeText(t, first, numbering)} ${nameOf(t, first)}`;
  return more.length === 0 ? words : `${words} +${more.length}`;
}

/** In a list with two lines a row: the mouth, the first work where it is, and below what it is made of. */
export function WorksInRow({
  prescription,
  numbering,
  isBrief,
}: WorksProps & { isBrief: boolean }): ReactNode {
  const t = useText();
  const groups = groupsOf(prescription);
  const [first] = groups;
  if (first === undefined) return null;
  const { material } = first;
  const made = [material === null ? '' : t(`treatment.material.${material}`), shadeText(first, numbering)];
  return (
    <span className={styles['brief']}>
      <MouthMap teeth={groups.flatMap(teethOf)} height={isBrief ? 26 : 36} decorative />
      <span className={styles['row']}>
        <span className={styles['first']}>
          <strong>{placeText(t, first, numbering)}</strong> {nameOf(t, first)}
          {groups.length > 1 && <span className={styles['more']}>+{groups.length - 1}</span>}
        </span>
        {!isBrief && (
          <span className={styles['second']}>{made.filter((part) => part !== '').join(', ')}</span>
        )}
      </span>
    </span>
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
