import { HeadingLevel } from '@archway/ui/heading-level';
import { ExpiredState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A one-time link that was used, replaced or came too late, and where to get another. */
export function ExpiredLink({ askAgain }: { askAgain: string }): ReactNode {
  const t = useText();
  return (
    <HeadingLevel value="h1">
      <ExpiredState actions={<Link to={askAgain}>{t('expiredLink.again')}</Link>}>
        {t('expiredLink.text')}
      </ExpiredState>
    </HeadingLevel>
  );
}
