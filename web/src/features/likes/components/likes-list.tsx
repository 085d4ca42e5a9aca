import type { CustomerLikes } from '@archway/contract/customer/model';
import { LIKES } from '@archway/rules/customer';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { isAnythingLiked, LIKE_NAMES, likeText } from '../like-words.ts';
import styles from './likes-list.module.css';

/** What is known of how a clinic likes its work; what is not is left out. */
export function LikesList({ likes, none }: { likes: CustomerLikes; none: string }): ReactNode {
  const t = useText();
  if (!isAnythingLiked(t, likes)) return <p className={styles['none']}>{none}</p>;
  return (
    <dl className={styles['likes']}>
      {LIKES.map((like) => [like, likeText(t, likes, like)] as const)
        .filter(([, text]) => text !== '')
        .map(([like, text]) => (
          <div key={like} className={styles['like']}>
            <dt>{t(LIKE_NAMES[like])}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
