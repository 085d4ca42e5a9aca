import { editAvatar, info } from '@archway/contract/account/calls';
import type { UserInfo } from '@archway/contract/account/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { SMALL_UPLOADS } from '@archway/rules/uploads';
import { Avatar } from '@archway/ui/avatar';
import { Button } from '@archway/ui/button';
import { FileButton } from '@archway/ui/file-button';
import { Note } from '@archway/ui/note';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { UploadStatus } from '@archway/ui/upload-status';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useCall } from '../../../platform/queries.ts';
import { useShownPicture } from '../../../platform/use-preview.ts';
import { useOwnUpload } from '../../../platform/use-upload.ts';
import { roleTitle } from '../role-titles.ts';
import styles from './account-head.module.css';

/** Who it is, with the picture others see. A chosen one is kept at once. */
export function AccountHead({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const toast = useToast();
  const keep = useCall(editAvatar, { refreshes: [info], ignoreErrors: true });
  const remove = useCall(editAvatar, { refreshes: [info], ignoreErrors: true });
  const upload = useOwnUpload('avatar', async (avatar) => {
    await keep.mutateAsync({ avatar });
    toast.message(t('account.picture.saved'));
  });
  const isBusy = upload.phase === 'sending' || upload.phase === 'checking';
  const takeAway = () => {
    upload.clear();
    remove.mutate({ avatar: '' }, { onSuccess: () => toast.message(t('account.picture.removed')) });
  };
  return (
    <>
      <header className={styles['head']}>
        <Avatar
          name={user.displayName}
          seed={user.userCode}
          picture={useShownPicture(upload, user.avatar)}
          size={56}
          decorative
        />
        <Words user={user} />
        <div className={styles['actions']}>
          <FileButton
            icon={Camera}
            formats={SMALL_UPLOADS.avatar}
            busy={isBusy}
            disabled={remove.isPending}
            onFile={(file) => {
              remove.reset();
              upload.send(file);
            }}
          >
            {t('account.picture.change.button')}
          </FileButton>
          {user.avatar !== null && (
            <Button kind="quiet" busy={remove.isPending} disabled={isBusy} onClick={takeAway}>
              {t('account.picture.remove.button')}
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

function Words({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const isActive = user.status === ACTIVATION.activated;
  return (
    <div className={styles['words']}>
      <div className={styles['name']}>
        <h2>{user.displayName}</h2>
        <StateTag kind={isActive ? 'ok' : 'neutral'}>
          {t(isActive ? 'account.activated' : 'account.notActivated')}
        </StateTag>
      </div>
      <p>{t('account.at', { role: roleTitle(t, user.role), organization: user.organization.name })}</p>
      <p>{t('account.since', { date: date(user.createdAt) })}</p>
    </div>
  );
}
