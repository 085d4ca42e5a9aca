import { EmptyState } from '@archway/ui/states';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PlainPage } from './plain-page.tsx';

export function NotFound(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PlainPage>
      <EmptyState
        title={t('notFound.title')}
        actions={
          <Button kind="primary" onClick={() => void navigate('/')}>
            {t('notFound.button')}
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </PlainPage>
  );
}
