import { groupsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import { bridgesOf } from '@archway/rules/treatment/bridge';
import type { Jaw } from '@archway/rules/treatment/arch';
import { jawOf } from '@archway/rules/treatment/arch';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import { placeText, workText } from '@archway/locales/treatment-words';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { ToothChart, ToothLegend } from '@archway/ui/tooth-chart';
import type { ReactNode } from 'react';
import { chartTeeth, fillsIn } from '../chart-teeth.ts';
import type { Editor } from '../use-editor.ts';
import styles from './chart-stage.module.css';
import { ChartBar, ToothTools, type Sight } from './chart-tools.tsx';

interface ChartStageProps {
  prescription: Prescription;
  sight: Sight;
  onSight: (sight: Partial<Sight>) => void;
  /** Null for who only reads. */
  editor: Editor | null;
}

/** The teeth in the middle of the page. */
export function ChartStage({ prescription, sight, onSight, editor }: ChartStageProps): ReactNode {
  const t = useText();
  return (
    <section className={styles['stage']} aria-label={t('tooth.chart')}>
      <ChartBar sight={sight} onSight={onSight} editor={editor} />
      <div className={styles['place']} data-view={sight.view} data-field="chart">
        {editor !== null && <ToothTools editor={editor} />}
        <ToothChart
          {...sight}
          teeth={chartTeeth(t, prescription, sight.dentition)}
          bridges={bridgesOf(prescription)}
          {...(editor === null ? {} : handlers(editor))}
        />
        {sight.view === 'arch' && <JawNames prescription={prescription} numbering={sight.numbering} />}
      </div>
      {editor?.refused != null && editor.selected.length > 1 && (
        <div className={styles['note']}>
          <Note kind="warn" live>
            {t(`treatment.refused.${editor.refused}`)}
          </Note>
        </div>
      )}
      <div className={styles['legend']}>
        <ToothLegend works={fillsIn(prescription)} missing />
      </div>
    </section>
  );
}

function handlers(editor: Editor) {
  const { selected } = editor;
  return {
    selected,
    onToggle: editor.toggle,
    onExtend: editor.extend,
    onMissing: (tooth: number) => editor.toggleAbsent(selected.length > 0 ? selected : [tooth]),
    onBridge: editor.link,
    onArch: editor.selectArch,
  };
}

/** In the middle of each arch: which jaw it is, and what is made in it. */
function JawNames({
  prescription,
  numbering,
}: Pick<Sight, 'numbering'> & { prescription: Prescription }): ReactNode {
  const t = useText();
  const groups = groupsOf(shortForm(prescription));
  const wordsOf = (jaw: Jaw): string =>
    groups
      .filter((group) => isIn(group, jaw))
      .map((group) =>
        `${workText(t, { ...group, material: null, pontics: [], isOnImplant: false }, numbering)} ${placeOf(group)}`.trim(),
      )
      .join(', ');
  const placeOf = (group: WorkGroup): string => (group.jaw === null ? placeText(t, group, numbering) : '');
  return (
    <div className={styles['names']} aria-hidden>
      {(['upper', 'lower'] as const).map((jaw) => (
        <p key={jaw} data-jaw={jaw}>
          <strong>{t(`treatment.jaw.${jaw}`)}</strong>
          <span>{wordsOf(jaw) || t('treatment.noWork')}</span>
        </p>
      ))}
      <span data-side="right">{t('treatment.right')}</span>
      <span data-side="left">{t('treatment.left')}</span>
    </div>
  );
}

const isIn = ({ jaw, teeth }: WorkGroup, wanted: Jaw): boolean =>
  jaw === null ? teeth.some((tooth) => jawOf(tooth) === wanted) : jaw === wanted || jaw === 'both';
