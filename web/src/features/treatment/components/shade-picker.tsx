import { SHADE_SYSTEMS, systemOf, type Shade, type ShadeSystem } from '@archway/rules/treatment/shades';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { commonOf, offeredFor } from '../common-values.ts';
import { SHADE_COLORS } from '../shade-colors.ts';
import type { Editor } from '../use-editor.ts';
import styles from './shade-picker.module.css';

/** As their maker calls them. */
const SYSTEMS = [
  { value: 'classical', label: 'Classical' },
  { value: 'master', label: '3D-Master' },
  { value: 'bleach', label: 'Bleach' },
] as const;

/** Shades as tabs in the form of a tooth. The same one again takes it away. */
export function ShadePicker({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const chosen = commonOf(editor.works, 'shade');
  const [turnedTo, turnTo] = useState<ShadeSystem>();
  // Who has chosen shades of one system goes on with it.
  const usual = editor.prescription.works.find(({ shade }) => shade !== null)?.shade ?? null;
  const likely = chosen ?? usual;
  const system = turnedTo ?? (likely === null ? 'classical' : systemOf(likely));
  const offered = offeredFor(editor.works, 'shade');
  if (offered.length === 0) return null;
  return (
    <div className={styles['picker']}>
      <div className={styles['head']}>
        <span aria-hidden>{t('treatment.field.shade')}</span>
        <Segmented label={t('treatment.field.shade')} value={system} options={SYSTEMS} onChange={turnTo} />
      </div>
      <fieldset className={styles['tabs']} data-field="shade">
        <legend className="visually-hidden">{t('treatment.field.shade')}</legend>
        {SHADE_SYSTEMS[system].map((shade: Shade) => (
          <button
            key={shade}
            type="button"
            data-shade={shade}
            aria-pressed={shade === chosen}
            style={{ '--shade': SHADE_COLORS[shade] } as CSSProperties}
            onClick={() => editor.change({ shade: shade === chosen ? null : shade })}
          >
            {shade}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
