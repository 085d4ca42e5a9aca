import { listImplantKits, saveImplantKit } from '@archway/contract/implant-kit/calls';
import { DIAMETERS, findKit, KIT_LENGTHS, readDiameter } from '@archway/rules/treatment/implant-kits';
import type { ImplantKit } from '@archway/rules/treatment/prescription';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { asListed } from '../kit-spelling.ts';

export interface AddKitProps {
  /** All kits that are offered. One of them is chosen instead of added. */
  listed: readonly ImplantKit[];
  /** The fields start with its manufacturer and system. */
  first: ImplantKit;
  onAdded: (kit: ImplantKit) => void;
  onClose: () => void;
}

const SAMPLE_DIAMETER = 4.1;

/** Asks for a kit that the list lacks, for everyone at the clinic. */
export function AddKit({ listed, first, onAdded, onClose }: AddKitProps): ReactNode {
  const t = useText();
  const [kit, setKit] = useState({ ...first, diameter: '' });
  const [wasWrong, setWrong] = useState(false);
  const saving = useCall(saveImplantKit, { refreshes: [listImplantKits], ignoreErrors: true });
  const add = (): void => {
    const diameter = readDiameter(kit.diameter);
    setWrong(diameter === null);
    if (diameter === null) return;
    const { manufacturer, system } = kit;
    const wanted = asListed(listed, { manufacturer: manufacturer.trim(), system: system.trim(), diameter });
    const known = findKit(listed, wanted);
    if (known !== undefined) onAdded(known);
    else saving.mutate(wanted, { onSuccess: onAdded });
  };
  return (
    <Dialog
      title={t('treatment.kit.add.title')}
      confirm={t('treatment.kit.add.confirm.button')}
      valid={isFilled(kit)}
      busy={saving.isPending}
      onConfirm={add}
      onClose={onClose}
    >
      <p>{t('treatment.kit.add.text')}</p>
      <KitInputs
        kit={kit}
        listed={listed}
        isWrong={wasWrong}
        onChange={(part) => {
          if (part.diameter !== undefined) setWrong(false);
          setKit({ ...kit, ...part });
        }}
      />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}

interface KitInputsProps {
  kit: ImplantKit;
  listed: readonly ImplantKit[];
  /** The diameter was confirmed and is none. */
  isWrong: boolean;
  onChange: (part: Partial<ImplantKit>) => void;
}

function KitInputs({ kit, listed, isWrong, onChange }: KitInputsProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const ofMaker = listed.filter(({ manufacturer }) => manufacturer === kit.manufacturer.trim());
  return (
    <>
      <TextField
        label={t('treatment.kit.manufacturer')}
        value={kit.manufacturer}
        maxLength={KIT_LENGTHS.manufacturer}
        suggestions={namesOf(listed, 'manufacturer')}
        autoComplete="off"
        onChange={(manufacturer) => onChange({ manufacturer })}
      />
      <TextField
        label={t('treatment.kit.system')}
        value={kit.system}
        maxLength={KIT_LENGTHS.system}
        suggestions={namesOf(ofMaker, 'system')}
        autoComplete="off"
        onChange={(system) => onChange({ system })}
      />
      <TextField
        label={t('treatment.kit.diameter')}
        value={kit.diameter}
        inputMode="decimal"
        placeholder={format.number(SAMPLE_DIAMETER)}
        autoComplete="off"
        {...(isWrong ? { error: t('treatment.kit.diameterWrong', DIAMETERS) } : {})}
        onChange={(diameter) => onChange({ diameter })}
      />
    </>
  );
}

const namesOf = (kits: readonly ImplantKit[], part: 'manufacturer' | 'system'): string[] => [
  ...new Set(kits.map((kit) => kit[part])),
];

const isFilled = ({ manufacturer, system, diameter }: ImplantKit): boolean =>
  diameter.trim() !== '' &&
  isWithin(manufacturer, KIT_LENGTHS.manufacturer) &&
  isWithin(system, KIT_LENGTHS.system);

const isWithin = (text: string, most: number): boolean => text.trim() !== '' && text.trim().length <= most;
