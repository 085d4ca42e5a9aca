import type { CallSpec, InputOf } from '@archway/contract/core/call';
import { SMALL_UPLOADS, type SmallUploadKind } from '@archway/rules/uploads';
import { Button } from '@archway/ui/button';
import { FileButton } from '@archway/ui/file-button';
import type { Icon } from '@archway/ui/icon';
import { Note } from '@archway/ui/note';
import { useToast } from '@archway/ui/toasts';
import { UploadStatus } from '@archway/ui/upload-status';
import type { ReactNode } from 'react';
import styles from './picture-head.module.css';
import { useCall } from '../call/queries.ts';
import { useShownPicture } from './use-preview.ts';
import { useOwnUpload } from '../upload/small/use-upload.ts';

export interface PictureHeadProps<C extends CallSpec> {
  className: string;
  kind: SmallUploadKind;
  /** The address of the picture there is. */
  kept: string | null;
  icon: Icon;
  words: { change: string; remove: string; saved: string; removed: string };
  /** Keeps a file as the picture; an empty id takes the picture away. */
  call: C;
  inputOf: (fileId: string) => InputOf<C>;
  refreshes: readonly CallSpec[];
  /** Whom it shows, with the picture as it is now: a chosen one is shown before it is kept. */
  children: (picture: string | null) => ReactNode;
}

/** The head of a page with a picture that can be changed and removed. A chosen one is kept at once. */
export function PictureHead<C extends CallSpec>(props: PictureHeadProps<C>): ReactNode {
  const { className, kind, kept, icon, words, call, inputOf, refreshes, children } = props;
  const toast = useToast();
  const keep = useCall(call, { refreshes, ignoreErrors: true });
  const remove = useCall(call, { refreshes, ignoreErrors: true });
  const upload = useOwnUpload(kind, async (fileId) => {
    await keep.mutateAsync(inputOf(fileId));
    toast.message(words.saved);
  });
  const shown = useShownPicture(upload, kept);
  const isBusy = upload.phase === 'sending' || upload.phase === 'checking';
  const takeAway = () => {
    upload.clear();
    remove.mutate(inputOf(''), { onSuccess: () => toast.message(words.removed) });
  };
  return (
    <>
      <header className={className}>
        {children(shown)}
        <div className={styles['actions']}>
          <FileButton
            icon={icon}
            formats={SMALL_UPLOADS[kind]}
            busy={isBusy}
            disabled={remove.isPending}
            onFile={(file) => {
              remove.reset();
              upload.send(file);
            }}
          >
            {words.change}
          </FileButton>
          {kept !== null && (
            <Button kind="quiet" busy={remove.isPending} disabled={isBusy} onClick={takeAway}>
              {words.remove}
            </Button>
          )}
        </div>
      </header>
      <UploadStatus upload={upload} />
      {remove.isError && (
        <Note kind="error" live>
          {remove.error.message}
        </Note>
      )}
    </>
  );
}
