import { groupsOf } from '@archway/rules/treatment/groups';
import { shortWork } from '@archway/rules/treatment/short-form';
import type { Dropped } from '@archway/rules/treatment/settle';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { WorkField } from '@archway/rules/treatment/choices';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { placeText, teethText, workText } from '@archway/locales/treatment-words';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import styles from './drop-dialog.module.css';
import type { Editor } from '../use-editor.ts';

const FIELDS: Readonly<Record<WorkField, TextKey>> = {
  method: 'treatment.field.method',
  material: 'treatment.field.material',
  shade: 'treatment.field.shade',
  stumpShade: 'treatment.field.stumpShade',
  crownCategory: 'treatment.field.category',
  crownType: 'treatment.field.crownType',
  implantOption: 'treatment.field.implant',
  implantMethod: 'treatment.field.implant',
  abutmentMaterial: 'treatment.field.abutmentMaterial',
  contact: 'treatment.field.contact',
  occlusion: 'treatment.field.occlusion',
  implantKit: 'treatment.field.implantKit',
  isInlayCore: 'treatment.field.inlayCore',
  followsPreOp: 'treatment.field.preOpScan',
  isEdentulous: 'treatment.field.edentulous',
};

/** Names what a change takes away, before it does. */
export function DropDialog({
  editor,
  numbering,
}: {
  editor: Editor;
  numbering: ToothNumberingSystem;
}): ReactNode {
  const t = useText();
  if (editor.asked === null) return null;
  const lines = [...new Set(editor.asked.dropped.map((dropped) => lineOf(t, dropped, numbering)))];
  return (
    <Dialog
      title={t('treatment.drop.title')}
      confirm={t('treatment.drop.confirm.button')}
      onConfirm={editor.agree}
      onClose={editor.disagree}
    >
      <p>{t('treatment.drop.text')}</p>
      <ul className={styles['lost']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function lineOf(t: Translate, dropped: Dropped, numbering: ToothNumberingSystem): string {
  if (dropped.what === 'link') return t('treatment.drop.link', { teeth: teethText(dropped.link, numbering) });
  const [group] = groupsOf({ works: [shortWork(dropped.work)], links: [], absent: [] });
  const teeth = group === undefined ? '' : placeText(t, group, numbering);
  return dropped.what === 'field'
    ? t('treatment.drop.field', { teeth, field: t(FIELDS[dropped.field]) })
    : t('treatment.drop.work', { teeth, work: group === undefined ? '' : workText(t, group, numbering) });
}
