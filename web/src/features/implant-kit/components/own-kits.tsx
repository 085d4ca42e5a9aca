import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import { kitText } from '@archway/locales/treatment-words';
import { Dialog } from '@archway/ui/dialog';
import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './own-kits.module.css';
import { RemoveKit } from './remove-kit.tsx';

export interface OwnKitsProps {
  own: readonly OwnImplantKit[];
  onClose: () => void;
}

/** The clinic's own kits, each of which can be removed. */
export function OwnKits({ own, onClose }: OwnKitsProps): ReactNode {
  const t = useText();
  const [leaving, setLeaving] = useState<OwnImplantKit | null>(null);
  if (leaving !== null)
    return (
      <RemoveKit
        kit={leaving}
        onRemoved={() => (own.length === 1 ? onClose() : setLeaving(null))}
        onClose={() => setLeaving(null)}
      />
    );
  return (
    <Dialog title={t('treatment.kit.own.title')} onClose={onClose}>
      <ul className={styles['kits']}>
        {own.map((kit) => (
          <li key={kit.kitId}>
            <span>{kitText(t, kit)}</span>
            <IconButton
              icon={Trash2}
              label={t('treatment.kit.remove.label', { kit: kitText(t, kit) })}
              onClick={() => setLeaving(kit)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
