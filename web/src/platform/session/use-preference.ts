import { info, savePreference } from '@archway/contract/account/calls';
import { DEFAULT_PREFERENCE, type Preference } from '@archway/contract/account/preference';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call/queries.ts';
import { userInfoQuery } from './user-info.ts';

/** What the reader has chosen about lists and keys. A choice is shown at once and kept on the server. */
export function usePreference(): [Preference, (change: Partial<Preference>) => void] {
  const client = useQueryClient();
  const { data: user } = useQuery(userInfoQuery);
  const save = useCall(savePreference, { refreshes: [info] });
  const choose = (change: Partial<Preference>): void => {
    client.setQueryData(
      userInfoQuery.queryKey,
      (before) => before && { ...before, preference: { ...before.preference, ...change } },
    );
    // What could not be kept is shown as it was.
    save.mutate(change, {
      onError: () => void client.invalidateQueries({ queryKey: userInfoQuery.queryKey }),
    });
  };
  return [user?.preference ?? DEFAULT_PREFERENCE, choose];
}
