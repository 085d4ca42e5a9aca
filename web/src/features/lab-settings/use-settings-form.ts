import { getLabSettings, saveLabSettings } from '@archway/contract/lab-settings/calls';
import { listFirstSteps } from '@archway/contract/first-steps/calls';
import type { OwnLabSettings } from '@archway/contract/lab-settings/model';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { changesOf, draftOf, settingsOf, type SettingsDraft } from './draft.ts';

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The settings while they are changed. What nobody has touched follows what others save. */
export function useSettingsForm(saved: OwnLabSettings, onSaved: () => void) {
  const [begun, setBegun] = useState<{ version: number; draft: SettingsDraft } | null>(null);
  const save = useCall(saveLabSettings, { refreshes: [getLabSettings, listFirstSteps], ignoreErrors: true });
  const stored = draftOf(saved);
  const draft = begun?.draft ?? stored;
  const settings = settingsOf(draft);
  const changes = changesOf(stored, draft);
  const discard = (): void => {
    save.reset();
    setBegun(null);
  };
  const saveFrom = (version: number): void => {
    if (settings === null || save.isPending) return;
    const onSuccess = (): void => {
      discard();
      onSaved();
    };
    save.mutate({ version, ...settings }, { onSuccess });
  };
  const isNewer = save.error?.failure === 'labSettingsAreNewer';
  return {
    draft,
    changes,
    canSave: settings !== null && changes > 0,
    isSaving: save.isPending,
    /** Somebody else has saved since the first change. */
    isOld: changes > 0 && (isNewer || (begun !== null && begun.version !== saved.version)),
    refused: isNewer ? null : (save.error?.message ?? null),
    change: (change: Partial<SettingsDraft>): void =>
      setBegun((before) => ({
        version: before?.version ?? saved.version,
        draft: { ...(before?.draft ?? stored), ...change },
      })),
    discard,
    save: () => saveFrom(begun?.version ?? saved.version),
    saveOverIt: () => saveFrom(saved.version),
  };
}
