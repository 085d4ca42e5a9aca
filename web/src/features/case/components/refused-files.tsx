import type { TextKey } from '@archway/locales/keys';
import { ARCHIVE_LIMITS } from '@archway/rules/scans';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { NotTaken } from '../../../platform/upload/large/take-files.ts';
import type { AddFiles, Refused } from '../use-add-files.ts';
import { NameList } from './name-list.tsx';

const WORDS: Readonly<Record<NotTaken, TextKey>> = {
  format: 'cases.notTaken.format',
  tooLarge: 'cases.notTaken.tooLarge',
  empty: 'cases.notTaken.empty',
};
const REASONS = Object.keys(WORDS) as NotTaken[];

/** What of the last drop is not sent, and why. */
export function RefusedFiles({
  refused,
  onDismiss,
}: {
  refused: Refused;
  onDismiss: AddFiles['dismiss'];
}): ReactNode {
  const t = useText();
  const { left, isCut, isNothing, isAttached = false } = refused;
  const words = isAttached ? { ...WORDS, format: 'cases.notTaken.attachment' as const } : WORDS;
  return (
    <Note
      kind="warn"
      live
      {...(left.length === 0 ? {} : { title: t('cases.notTaken.title', { count: left.length }) })}
      action={<LinkButton onClick={onDismiss}>{t('cases.notTaken.dismiss.button')}</LinkButton>}
    >
      {isNothing && t('cases.notTaken.nothing')}
      {REASONS.map((reason) => {
        const names = left.filter(({ why }) => why === reason).map(({ name }) => name);
        return names.length === 0 ? null : (
          <NameList key={reason} names={names} words={(listed) => t(words[reason], { names: listed })} />
        );
      })}
      {isCut && <p>{t('cases.notTaken.cut', { most: ARCHIVE_LIMITS.entries })}</p>}
    </Note>
  );
}
