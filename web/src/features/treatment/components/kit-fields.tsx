import type { ImplantKit } from '@archway/rules/treatment/prescription';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { Editor } from '../use-editor.ts';
import styles from './kit-fields.module.css';

const EMPTY: ImplantKit = { manufacturer: '', system: '', diameter: '' };
const LENGTHS = { manufacturer: 64, system: 64, diameter: 16 } as const;

/** Which implant the work stands on. */
export function KitFields({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const kits = new Set(editor.works.map(({ implantKit }) => JSON.stringify(implantKit)));
  const kit = kits.size === 1 ? (editor.works[0]?.implantKit ?? EMPTY) : EMPTY;
  const change = (part: Partial<ImplantKit>): void => {
    const next = { ...kit, ...part };
    editor.change({ implantKit: Object.values(next).every((value) => value.trim() === '') ? null : next });
  };
  return (
    <fieldset className={styles['kit']} data-field="implantKit">
      <legend>{t('treatment.field.implantKit')}</legend>
      {(['manufacturer', 'system', 'diameter'] as const).map((part) => (
        <TextField
          key={part}
          label={t(`treatment.kit.${part}`)}
          value={kit[part]}
          maxLength={LENGTHS[part]}
          autoComplete="off"
          onChange={(value) => change({ [part]: value })}
        />
      ))}
    </fieldset>
  );
}
