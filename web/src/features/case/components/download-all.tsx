import type { CaseDetail } from '@archway/contract/case/model';
import { LinkButton } from '@archway/ui/link-button';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { downloadable, downloadAll } from '../download-all.ts';

/** All files of a case in one archive. */
export function DownloadAll({ detail }: { detail: CaseDetail }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [n, setN] = useState(1);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadAll(detail, setN),
    meta: { ignoreErrors: true },
    onError: () => toast.message(t('cases.downloadAll.problem')),
  });
  const all = downloadable(detail.files).length;
  if (all < 2) return null;
  return (
    <LinkButton aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? t('cases.downloadAll.busy', { n, all }) : t('cases.downloadAll.button')}
    </LinkButton>
  );
}
