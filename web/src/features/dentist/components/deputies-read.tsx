import type { Dentist } from '@archway/contract/dentist/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { namesOf } from '../people.ts';
import styles from './dentist-drawer.module.css';

/** The deputies as they are, and why they cannot be changed here. */
export function DeputiesRead({ dentist }: { dentist: Dentist }): ReactNode {
  const t = useText();
  return (
    <div className={styles['deputies']}>
      <span className={styles['label']}>{t('dentists.deputies')}</span>
      <span>{namesOf(dentist.deputies)}</span>
      <span className={styles['help']}>{t('dentists.deputiesOwn')}</span>
    </div>
  );
}
