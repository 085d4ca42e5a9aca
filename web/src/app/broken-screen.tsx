import { Button } from '@archway/ui/button';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Component, type ErrorInfo, type ReactNode } from 'react';

/**
 * Keeps a screen that breaks from taking the others with it. Most often a part of it could not be loaded, because the
 * network or the server was away at that moment; what failed to load once stays failed until the page is loaded again.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    // As if nobody had caught it: the page's errors are told to the site in one place.
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen(): ReactNode {
  const t = useText();
  return (
    <ErrorState
      title={t('broken.title')}
      actions={<Button onClick={() => location.reload()}>{t('broken.button')}</Button>}
    >
      {t('broken.text')}
    </ErrorState>
  );
}
