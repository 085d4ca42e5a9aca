import type { OrderDetail } from '@archway/contract/order/model';
import { LinkButton } from '@archway/ui/link-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EditLikes, LikesList, likesQuery } from '../../../likes/public.ts';
import { useIsClinic } from '../../use-is-clinic.ts';
import { Part } from './facts.tsx';
import styles from './order-likes.module.css';

/** How the clinic likes its work: what the technician reads before starting, and what the clinic can put right. */
export function OrderLikes({ detail: { other } }: { detail: OrderDetail }): ReactNode {
  return other === null ? null : <LikesOf key={other.companyCode} companyCode={other.companyCode} />;
}

function LikesOf({ companyCode }: { companyCode: string }): ReactNode {
  const t = useText();
  const isClinic = useIsClinic();
  const may = usePermission();
  const [isEdited, setEdited] = useState(false);
  const { data } = useQuery(likesQuery(companyCode));
  // A lab without an account, or one that is not known: nobody has written anything.
  if (data === undefined) return null;
  const mayEdit = data.isOpen && may(isClinic ? 'order:record:save' : 'customer:record:save');
  if (data.version === 0 && !mayEdit) return null;
  return (
    <Part
      title={t(isClinic ? 'likes.own.title' : 'likes.title')}
      note={mayEdit && <LinkButton onClick={() => setEdited(true)}>{t('likes.edit.button')}</LinkButton>}
    >
      <LikesList likes={data.likes} none={t(isClinic ? 'likes.own.none' : 'likes.none')} />
      {data.savedBy !== null && <p className={styles['by']}>{t('likes.by', { name: data.savedBy.name })}</p>}
      {isEdited && (
        <EditLikes
          companyCode={companyCode}
          kept={data}
          isClinic={isClinic}
          onClose={() => setEdited(false)}
        />
      )}
    </Part>
  );
}
