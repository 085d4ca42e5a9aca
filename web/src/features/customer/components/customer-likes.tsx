import type { CustomerDetail } from '@archway/contract/customer/model';
import { LinkButton } from '@archway/ui/link-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { EditLikes, LikesList } from '../../likes/public.ts';
import { Part } from './part.tsx';

/** What reaches the technician on every order of the clinic. */
export function CustomerLikesPart({ customer }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const [isEdited, setEdited] = useState(false);
  const maySave = usePermission()('customer:record:save');
  const { companyCode, likes } = customer;
  const { savedBy, savedAt } = likes;
  // That the clinic itself has put it right is worth knowing.
  const corrected =
    savedBy !== null && !savedBy.isOwn && savedAt !== null
      ? t('likes.corrected', { name: savedBy.name, date: date(savedAt) })
      : '';
  return (
    <Part
      title={t('likes.title')}
      action={
        likes.isOpen &&
        maySave && <LinkButton onClick={() => setEdited(true)}>{t('likes.edit.button')}</LinkButton>
      }
      help={[corrected, t('likes.help')].filter((part) => part !== '').join(' ')}
    >
      <LikesList likes={likes.likes} none={t('likes.none')} />
      {isEdited && (
        <EditLikes companyCode={companyCode} kept={likes} isClinic={false} onClose={() => setEdited(false)} />
      )}
    </Part>
  );
}
