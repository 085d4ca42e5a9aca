import type { Dentist } from '@archway/contract/dentist/model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { announce } from '../../../platform/call/announce.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { useSelectedSignature } from '../use-selected-signature.ts';
import { DeputiesDrawer } from './deputies-drawer.tsx';
import { DeleteSignature } from './delete-signature.tsx';
import { SignatureDialog } from './signature-dialog.tsx';
import type { OwnSignatures } from './signature-places.tsx';

/** What the reader does about their own signatures and deputies, and the dialogs for it, which stand beside the list. */
export function useOwnSignatures(): { own: OwnSignatures | null; dialogs: ReactNode } {
  const t = useText();
  const toast = useToast();
  const { data: user } = useQuery(userInfoQuery);
  const selected = useSelectedSignature({ ignoreErrors: true });
  const [signing, setSigning] = useState<{ dentist: Dentist; number: number } | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const [deputized, setDeputized] = useState<Dentist | null>(null);
  const use = async (number: number) => {
    if (selected.isPending) return;
    try {
      await selected.select(number);
      toast.message(t('dentists.signatures.chosen', { number }));
    } catch (error) {
      announce(error);
    }
  };
  return {
    own:
      user === undefined
        ? null
        : {
            userCode: user.userCode,
            selected: user.preference.dentistSignature,
            onSign: (dentist, number) => setSigning({ dentist, number }),
            onDelete: setLeaving,
            onUse: (number) => void use(number),
            onDeputies: setDeputized,
          },
    dialogs: (
      <>
        {signing !== null && <SignatureDialog {...signing} onClose={() => setSigning(null)} />}
        {deputized !== null && <DeputiesDrawer dentist={deputized} onClose={() => setDeputized(null)} />}
        {leaving !== null && <DeleteSignature number={leaving} onClose={() => setLeaving(null)} />}
      </>
    ),
  };
}
