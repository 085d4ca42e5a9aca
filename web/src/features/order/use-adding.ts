import { addFiles } from '@archway/contract/order/calls';
import type { CaseFile } from '@archway/contract/case/model';
import type { OrderDetail, OrderFile } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { caseQuery } from '../case/public.ts';
import { sendable } from './files-to-send.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useOrderStep } from './use-order-step.ts';
import { usePapers } from './use-papers.ts';

/** Scans of an order that a scan of the case could stand for: those that show the same. */
export const replaceableBy = ({ kind, role }: CaseFile, { files }: OrderDetail): OrderFile[] =>
  kind === 'scan' ? files.filter((file) => file.kind === 'scan' && file.role === role) : [];

/** What is added to an order under way: files of its case that the lab does not have, and papers. */
export function useAdding(props: StepDialogProps) {
  const { detail } = props;
  const t = useText();
  const ofCase = useQuery({ ...caseQuery(detail.caseId ?? ''), enabled: detail.caseId !== null });
  const papers = usePapers();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** By the file that is added: the one it stands for. */
  const [replacing, setReplacing] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending, problem } = useOrderStep(addFiles, { ...props, done: t('order.addFiles.done') });
  const given = new Set(detail.files.map(({ fileId }) => fileId));
  const offered = sendable(ofCase.data?.files ?? []).filter(({ fileId }) => !given.has(fileId));
  const ready = papers.list.flatMap(({ upload, state }) => (state === 'ready' ? (upload.fileId ?? []) : []));
  // A colleague may have removed a file meanwhile, or sent it.
  const files = offered.filter(({ fileId }) => chosen.has(fileId)).map(({ fileId }) => fileId);
  const fileIds = [...files, ...ready];
  return {
    ofCase,
    papers,
    offered,
    chosen,
    replacing,
    count: fileIds.length,
    /** Papers on their way are waited for, so that none is left behind. */
    isReady: fileIds.length > 0 && papers.list.every(({ state }) => state === 'ready' || state === 'failed'),
    isPending,
    problem,
    choose: (fileId: string, isChosen: boolean): void => {
      const next = new Set(chosen);
      if (isChosen) next.add(fileId);
      else next.delete(fileId);
      setChosen(next);
    },
    replace: (fileId: string, by: string): void => setReplacing({ ...replacing, [fileId]: by }),
    add: (): void => {
      const { orderId, version } = detail;
      const replaced = [...new Set(files.map((fileId) => replacing[fileId] ?? ''))].filter((id) =>
        given.has(id),
      );
      run({ orderId, version, fileIds, replaced });
    },
  };
}

export type Adding = ReturnType<typeof useAdding>;
