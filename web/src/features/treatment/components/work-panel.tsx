import { toothLabel } from '@archway/ui/tooth-words';
import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { jawOf } from '@archway/rules/treatment/arch';
import { unitsOf } from '@archway/rules/treatment/bridge';
import { WORK_TABLE } from '@archway/rules/treatment/table';
import type { WorkJaw, WorkType } from '@archway/rules/treatment/vocabulary';
import { teethText } from '@archway/locales/treatment-words';
import { Button } from '@archway/ui/button';
import { MenuButton } from '@archway/ui/menu-button';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import { Link2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Editor } from '../use-editor.ts';
import { WorkFields } from './work-fields.tsx';
import styles from './work-panel.module.css';
import { KeepTemplate, PutTemplate, type CaseDentist } from './work-templates.tsx';

interface PanelHeadProps {
  editor: Editor;
  numbering: ToothNumberingSystem;
}

interface WorkPanelProps extends PanelHeadProps {
  dentist: CaseDentist;
}

/** What is made on the selected teeth, or for a jaw. */
export function WorkPanel({ editor, numbering, dentist }: WorkPanelProps): ReactNode {
  const t = useText();
  const { selected, works, jawWork } = editor;
  if (selected.length === 0 && jawWork === null)
    return (
      <div className={styles['panel']}>
        <h2>{t('treatment.choose.title')}</h2>
        <p className={styles['hint']}>{t('treatment.choose.text')}</p>
        <JawWorks editor={editor} />
      </div>
    );
  return (
    <div className={styles['panel']}>
      <PanelHead editor={editor} numbering={numbering} />
      {jawWork === null ? <TypeChoice editor={editor} /> : <JawChoice editor={editor} />}
      {jawWork === null && (
        <div className={styles['acts']}>
          <PutTemplate editor={editor} dentist={dentist} />
          <KeepTemplate editor={editor} dentist={dentist} />
        </div>
      )}
      {works.length > 0 && <WorkFields editor={editor} numbering={numbering} />}
      {works.length > 0 && (
        <div>
          <Button kind="quiet" icon={Trash2} onClick={editor.remove}>
            {t('treatment.act.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

function PanelHead({ editor, numbering }: PanelHeadProps): ReactNode {
  const t = useText();
  const { selected, jawWork, prescription } = editor;
  const [tooth = 0] = selected;
  if (jawWork !== null) return <h2>{t(`treatment.product.${jawWork.type}`)}</h2>;
  const units = selected.length === 1 ? unitsOf(prescription, tooth) : [];
  const number = toothNumber(tooth, numbering);
  // The name without its number, which stands before it.
  const name = toothLabel(t, tooth, numbering)
    .replace(number, '')
    .replace(/^[\s,、，]+/u, '');
  return (
    <header className={styles['head']}>
      <h2>
        {selected.length === 1
          ? t('treatment.tooth', { number })
          : t('treatment.teeth', { count: selected.length })}
      </h2>
      <span>{selected.length === 1 ? name : teethText(selected, numbering)}</span>
      {units.length > 1 && (
        <span className={styles['bridge']}>
          <Link2 size={14} strokeWidth={1.75} aria-hidden />
          {t('treatment.bridgeOf', { teeth: teethText(units, numbering) })}
        </span>
      )}
    </header>
  );
}

const ON_TEETH = ['Crown', 'Inlay', 'Veneer', 'Pontic', 'PostCore'] as const;

/** Kinds of work for teeth as buttons, those of jaws behind the last one. */
function TypeChoice({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const { works, selected } = editor;
  const types = new Set(works.map(({ type }) => type));
  const deciduous = selected.some((tooth) => tooth > 50);
  const offered = ON_TEETH.filter((type) => !deciduous || WORK_TABLE[type].onDeciduous);
  return (
    <fieldset className={styles['types']} data-field="work">
      <legend className="visually-hidden">{t('treatment.field.work')}</legend>
      {offered.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={types.size === 1 && types.has(type) && works.length === selected.length}
          onClick={() => editor.put(type)}
        >
          {t(`treatment.product.${type}`)}
        </button>
      ))}
      <JawWorks editor={editor} />
    </fieldset>
  );
}

const ON_JAWS = [
  ['FullDenture', 'PartialDenture', 'BiteSplint', 'SurgicalGuide'],
  ['ClearAligner', 'Retainer', 'DentalBraces'],
  ['SmileDesign', 'StudyModel', 'ModelArchiving', 'OralCheck', 'None'],
] as const satisfies readonly (readonly WorkType[])[];

/** The jaw of the selected teeth; the upper one where nothing is selected. */
function jawFor(type: WorkType, selected: readonly number[]): WorkJaw {
  const jaws = new Set(selected.map(jawOf));
  const { stands } = WORK_TABLE[type];
  if (!stands.includes('jaw') || (jaws.size === 2 && stands.includes('bothJaws'))) return 'both';
  return jaws.has('lower') && !jaws.has('upper') ? 'lower' : 'upper';
}

function JawWorks({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  return (
    <MenuButton
      label={t('treatment.act.more')}
      items={ON_JAWS.map((group) =>
        group.map((type) => ({
          id: type,
          label: t(`treatment.product.${type}`),
          onSelect: () => editor.putOnJaw(type, jawFor(type, editor.selected)),
        })),
      )}
    />
  );
}

function JawChoice({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const work = editor.jawWork;
  if (work?.jaw == null) return null;
  const { stands } = WORK_TABLE[work.type];
  const jaws = (['upper', 'lower', 'both'] as const).filter((jaw) =>
    stands.includes(jaw === 'both' ? 'bothJaws' : 'jaw'),
  );
  return (
    <div className={styles['jaws']} data-field="work">
      <Segmented
        label={t('treatment.field.work')}
        value={work.jaw}
        options={jaws.map((value) => ({ value, label: t(`treatment.jaw.${value}`) }))}
        onChange={(jaw) => editor.moveToJaw(jaw)}
      />
      {WORK_TABLE[work.type].namesTeeth === 'must' && (
        <p className={styles['hint']}>{t('treatment.namesTeeth')}</p>
      )}
    </div>
  );
}
