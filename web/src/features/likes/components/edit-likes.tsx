import { correctLikes, getCustomer, getLikes, saveLikes } from '@archway/contract/customer/calls';
import type { CustomerLikes, KeptLikes } from '@archway/contract/customer/model';
import { CUSTOMER_LIMITS } from '@archway/rules/customer';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { LikesFields } from './likes-fields.tsx';

export interface EditLikesProps {
  /** The other side. */
  companyCode: string;
  kept: KeptLikes;
  /** The clinic corrects what its lab has written. */
  isClinic: boolean;
  onClose: () => void;
}

/** Writes down how a clinic likes its work, on the version that was shown. */
export function EditLikes({ companyCode, kept, isClinic, onClose }: EditLikesProps): ReactNode {
  const t = useText();
  const toast = useToast();
  // What others save meanwhile does not change the form; the version tells that they did.
  const [{ version }] = useState(kept);
  const [likes, setLikes] = useState(kept.likes);
  const saving = useCall(isClinic ? correctLikes : saveLikes, {
    refreshes: [getLikes, getCustomer],
    ignoreErrors: true,
  });
  const save = (): void =>
    saving.mutate(
      { companyCode, version, likes },
      {
        onSuccess: () => {
          toast.message(t('likes.saved'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t(isClinic ? 'likes.own.title' : 'likes.title')}
      confirm={t('likes.save.button')}
      valid={isShortEnough(likes)}
      busy={saving.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <p>{t(isClinic ? 'likes.own.text' : 'likes.text')}</p>
      <LikesFields likes={likes} onChange={(change) => setLikes({ ...likes, ...change })} />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}

const isShortEnough = ({
  contacts,
  occlusion,
  shadeGuide,
  material,
  models,
  parcels,
}: CustomerLikes): boolean =>
  [contacts.words, occlusion.words, shadeGuide.words, material, models, parcels].every(
    (text) => text.length <= CUSTOMER_LIMITS.like,
  );
