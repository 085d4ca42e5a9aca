import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Link } from 'lucide-react';
import type { ReactNode } from 'react';

/** The editor needs the room of a desktop; a narrow window gets the way there. */
export function DesktopOnly({ hasChanges }: { hasChanges: boolean }): ReactNode {
  const t = useText();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.message(t('roles.linkCopied'));
    } catch {
      toast.error(t('roles.linkNotCopied'));
    }
  };
  return (
    <EmptyState
      filtered
      title={t('roles.desktopOnly')}
      actions={
        <Button icon={Link} onClick={() => void copy()}>
          {t('roles.copyLink.button')}
        </Button>
      }
    >
      <p>{t('roles.desktopOnlyText')}</p>
      {hasChanges && <p>{t('roles.changesKept')}</p>}
    </EmptyState>
  );
}
