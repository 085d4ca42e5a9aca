import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import { isDiameter, SEEDED_KITS } from '@archway/rules/treatment/implant-kits';
import type { ImplantKit } from '@archway/rules/treatment/prescription';
import { Button } from '@archway/ui/button';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { AddKit, OwnKits, useOwnKits } from '../../implant-kit/public.ts';
import { choosePart, commonKit, KIT_PARTS, offeredParts } from '../kit-choices.ts';
import type { Editor } from '../use-editor.ts';
import styles from './kit-fields.module.css';

/** Which implant the work stands on, from the seeded kits and the clinic's own. */
export function KitFields({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const format = useFormat();
  const heading = useId();
  const { own, isClinic } = useOwnKits();
  const listed: readonly ImplantKit[] = [...SEEDED_KITS, ...own];
  const kit = commonKit(editor.works);
  const wordsOf = (value: string): string => (isDiameter(value) ? format.number(Number(value)) : value);
  return (
    <fieldset className={styles['kit']} aria-labelledby={heading} data-field="implantKit">
      <div className={styles['head']}>
        <span id={heading}>{t('treatment.field.implantKit')}</span>
        {isClinic && (
          <KitList
            kit={kit}
            own={own}
            listed={listed}
            onAdded={({ manufacturer, system, diameter }) =>
              editor.change({ implantKit: { manufacturer, system, diameter } })
            }
          />
        )}
      </div>
      {KIT_PARTS.map((part) => {
        const offered = offeredParts(listed, kit, part);
        return (
          <SelectField
            key={part}
            label={t(`treatment.kit.${part}`)}
            value={kit[part]}
            placeholder={t('treatment.notChosen')}
            disabled={offered.length === 0}
            options={offered.map((value) => ({
              value,
              label: part === 'diameter' ? wordsOf(value) : value,
            }))}
            onChange={(value) => editor.change({ implantKit: choosePart(listed, kit, part, value) })}
          />
        );
      })}
    </fieldset>
  );
}

interface KitListProps {
  kit: ImplantKit;
  own: readonly OwnImplantKit[];
  listed: readonly ImplantKit[];
  onAdded: (kit: ImplantKit) => void;
}

/** Where a clinic adds kits to the list and removes its own. */
function KitList({ kit, own, listed, onAdded }: KitListProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<'add' | 'own' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={styles['list']}>
      <Button kind="quiet" size="small" icon={Plus} onClick={() => setOpen('add')}>
        {t('treatment.kit.add.button')}
      </Button>
      {own.length > 0 && (
        <Button kind="quiet" size="small" onClick={() => setOpen('own')}>
          {t('treatment.kit.own.button')}
        </Button>
      )}
      {open === 'add' && (
        <AddKit
          listed={listed}
          first={kit}
          onAdded={(added) => {
            onAdded(added);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'own' && <OwnKits own={own} onClose={close} />}
    </div>
  );
}
