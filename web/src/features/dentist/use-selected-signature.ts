import { info, savePreference } from '@archway/contract/account/calls';
import { send } from '../../platform/call/call.ts';
import { useCall } from '../../platform/call/queries.ts';

export interface SelectedSignature {
  isPending: boolean;
  /** Selects a number, unless it is; answers with the one that was selected before. */
  select: (number: number) => Promise<number>;
}

/**
 * The number of the signature that orders carry, which is also the one that calls about signatures act on. It is asked
 * for anew each time: it may have been changed in another tab, and the wrong signature would be replaced.
 */
export function useSelectedSignature({ ignoreErrors = false } = {}): SelectedSignature {
  const save = useCall(savePreference, { refreshes: [info], ignoreErrors });
  return {
    isPending: save.isPending,
    select: async (dentistSignature) => {
      const { preference } = await send(info, {});
      if (preference.dentistSignature !== dentistSignature) await save.mutateAsync({ dentistSignature });
      return preference.dentistSignature;
    },
  };
}
