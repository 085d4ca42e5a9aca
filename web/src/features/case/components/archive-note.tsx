import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import styles from './archive-note.module.css';
import { NameList } from './name-list.tsx';

/** What of an archive was left where it was. */
export function ArchiveNote({ names }: { names: readonly string[] }): ReactNode {
  const t = useText();
  const count = names.length;
  return (
    <div className={styles['note']}>
      <NameList names={names} words={(listed) => `${t('cases.file.passedOver', { count })} ${listed}`} />
    </div>
  );
}
