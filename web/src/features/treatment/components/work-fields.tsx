import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { hasField, type ChoiceField, type OtherField } from '@archway/rules/treatment/choices';
import { NOTE_LENGTH } from '@archway/rules/treatment/prescription';
import type { TextKey } from '@archway/locales/keys';
import { Segmented } from '@archway/ui/segmented';
import { SelectField } from '@archway/ui/select-field';
import { Switch } from '@archway/ui/switch';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { capitalized } from '../capitalized.ts';
import { commonOf, offeredFor } from '../common-values.ts';
import type { Editor } from '../use-editor.ts';
import { KitFields } from './kit-fields.tsx';
import { ShadePicker } from './shade-picker.tsx';
import styles from './work-fields.module.css';

interface WorkFieldsProps {
  editor: Editor;
  numbering: ToothNumberingSystem;
}

/** The choices of the selected works: what the table does not allow is not there. */
export function WorkFields({ editor, numbering }: WorkFieldsProps): ReactNode {
  const { works } = editor;
  const has = (field: OtherField): boolean => works.every((work) => hasField(work, field));
  return (
    <div className={styles['fields']}>
      <Forms editor={editor} />
      {has('implantKit') && <KitFields editor={editor} />}
      <Choice editor={editor} field="material" label="treatment.field.material" />
      <ShadePicker editor={editor} />
      <div className={styles['pairs']}>
        <Choice
          editor={editor}
          field="stumpShade"
          label="treatment.field.stumpShade"
          none="treatment.notChosen"
        />
        <Flag
          editor={editor}
          field="followsPreOp"
          label="treatment.field.preOpScan"
          text="treatment.followsPreOp"
        />
        <Flag
          editor={editor}
          field="isInlayCore"
          label="treatment.field.inlayCore"
          text="treatment.withInlayCore"
        />
        <Flag
          editor={editor}
          field="isEdentulous"
          label="treatment.field.edentulous"
          text="treatment.isEdentulous"
        />
      </div>
      <Wish editor={editor} field="contact" label="treatment.field.contact" />
      <Wish editor={editor} field="occlusion" label="treatment.field.occlusion" />
      <WorkNote editor={editor} numbering={numbering} />
    </div>
  );
}

function WorkNote({ editor, numbering }: WorkFieldsProps): ReactNode {
  const t = useText();
  const { works } = editor;
  const [work] = works;
  const isOne = works.length === 1 && work?.jaw === null;
  return (
    <div className={styles['field']} data-field="note">
      <TextArea
        label={
          isOne
            ? t('treatment.field.note', { tooth: toothNumber(work.teeth[0] ?? 0, numbering) })
            : t('treatment.field.noteOfAll')
        }
        value={commonOf(works, 'note') ?? ''}
        maxLength={NOTE_LENGTH}
        rows={2}
        onChange={(note) => editor.change({ note })}
      />
    </div>
  );
}

/** What form it has, and what it sits on. */
function Forms({ editor }: { editor: Editor }): ReactNode {
  return (
    <div className={styles['pairs']}>
      <Choice editor={editor} field="crownCategory" label="treatment.field.category" />
      <Choice editor={editor} field="crownType" label="treatment.field.crownType" />
      <Choice editor={editor} field="method" label="treatment.field.method" />
      <Choice
        editor={editor}
        field="implantMethod"
        label="treatment.field.implant"
        none="treatment.noImplant"
      />
      <Choice editor={editor} field="implantOption" label="treatment.field.implant" />
      <Choice editor={editor} field="abutmentMaterial" label="treatment.field.abutmentMaterial" />
    </div>
  );
}

const WORDS: Partial<Record<ChoiceField, string>> = {
  crownCategory: 'crownCategory',
  crownType: 'crownType',
  method: 'method',
  implantMethod: 'implantMethod',
  implantOption: 'implantOption',
  abutmentMaterial: 'abutment',
  material: 'material',
  contact: 'contactWish',
  occlusion: 'occlusionWish',
};

/** Names of shades are nobody's language. */
function useValueWords(field: ChoiceField): (value: string) => string {
  const t = useText();
  const group = WORDS[field];
  return (value) => (group === undefined ? value : capitalized(t(`treatment.${group}.${value}` as TextKey)));
}

interface OneField {
  editor: Editor;
  field: ChoiceField;
  label: TextKey;
}

const NONE = '';

function Choice({ editor, field, label, none }: OneField & { none?: TextKey }): ReactNode {
  const t = useText();
  const wordsOf = useValueWords(field);
  const offered = offeredFor(editor.works, field);
  // Where there is nothing to choose there is no field; "none" alone is no choice either.
  if (offered.length === 0 || (field === 'implantOption' && offered.length === 1)) return null;
  const value = commonOf(editor.works, field);
  const options = offered.map((one) => ({ value: one, label: wordsOf(one) }));
  return (
    <div className={styles['field']} data-field={field}>
      <SelectField
        label={t(label)}
        value={value ?? NONE}
        {...(none === undefined ? { placeholder: t('treatment.notChosen') } : {})}
        options={none === undefined ? options : [{ value: NONE, label: t(none) }, ...options]}
        onChange={(chosen) => editor.change({ [field]: chosen === NONE ? null : chosen })}
      />
    </div>
  );
}

function Wish({ editor, field, label }: OneField): ReactNode {
  const t = useText();
  const wordsOf = useValueWords(field);
  const offered = offeredFor(editor.works, field);
  if (offered.length === 0) return null;
  return (
    <div className={styles['wish']} data-field={field}>
      <span aria-hidden>{t(label)}</span>
      <Segmented
        label={t(label)}
        value={commonOf(editor.works, field) ?? NONE}
        options={offered.map((value) => ({ value, label: wordsOf(value) }))}
        onChange={(value) => editor.change({ [field]: value })}
      />
    </div>
  );
}

interface FlagProps {
  editor: Editor;
  field: Exclude<OtherField, 'implantKit'>;
  label: TextKey;
  text: TextKey;
}

function Flag({ editor, field, label, text }: FlagProps): ReactNode {
  const t = useText();
  if (!editor.works.every((work) => hasField(work, field))) return null;
  return (
    <div className={styles['wish']}>
      <span>{t(label)}</span>
      <Switch
        label={t(text)}
        checked={commonOf(editor.works, field) === true}
        onChange={(isSet) => editor.change({ [field]: isSet })}
      />
    </div>
  );
}
