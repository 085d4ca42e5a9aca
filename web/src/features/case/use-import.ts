import { countCases, listCases, saveCase } from '@archway/contract/case/calls';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../platform/call/call.ts';
import { isCallFailure } from '../../platform/call/call-failure.ts';
import { chosenFiles, droppedFiles, type Dropped } from '../../platform/upload/large/dropped-files.ts';
import { takeFiles } from '../../platform/upload/large/take-files.ts';
import { importGroups, type ImportGroup } from './import-groups.ts';
import { sendFiles, type AddFiles, type Refused } from './use-add-files.ts';

export interface Import extends AddFiles {
  /** Cases are being made. */
  isBusy: boolean;
}

/** Makes cases of files in one step: one of each archive and folder, one of all loose files. */
export function useImport(onMade: (caseIds: readonly string[]) => void): Import {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const makeOne = async ({ name, files }: ImportGroup): Promise<string[]> => {
    try {
      const { caseId } = await send(saveCase, { name });
      sendFiles(caseId, files);
      return [caseId];
    } catch (error) {
      toast.error(t('cases.import.failed', { name, reason: reasonOf(error) }));
      return [];
    }
  };
  const make = async ({ files: given, folderOf, isCut }: Dropped): Promise<void> => {
    const { taken, left } = takeFiles(given);
    const isNothing = given.length === 0;
    setRefused(left.length > 0 || isCut || isNothing ? { left, isCut, isNothing } : null);
    setBusy(true);
    const made: string[] = [];
    // One after the other, so that they stand in the list in the order they were dropped.
    for (const group of importGroups(taken, folderOf)) made.push(...(await makeOne(group)));
    setBusy(false);
    if (made.length === 0) return;
    toast.message(t('cases.import.done', { count: made.length }));
    for (const { path } of [listCases, countCases]) void client.invalidateQueries({ queryKey: [path] });
    onMade(made);
  };
  return {
    drop: (dropped) => void droppedFiles(dropped).then(make),
    choose: (chosen) => void make(chosenFiles(chosen)),
    refused,
    dismiss: () => setRefused(null),
    isBusy,
  };
}

const reasonOf = (error: unknown): string => (isCallFailure(error) ? error.message : '');
