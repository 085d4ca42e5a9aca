import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@archway/ui/tokens/tokens.generated.css';
import '@archway/ui/base.css';
import { App } from './app/app.tsx';
import { loadFontsOf } from '@archway/ui/fonts';
import { preferredLanguage, prepareLanguage, showLanguage } from './platform/text/i18n.ts';
import { holdHistory } from './platform/page/leaving.ts';
import { watchPage } from './platform/page/monitor.ts';
import { followOtherTabs } from './platform/session/session.ts';
import { followSystemTheme } from './platform/page/theme.ts';

watchPage();
holdHistory();
followSystemTheme();
followOtherTabs();
prepareLanguage(loadFontsOf);
await showLanguage(preferredLanguage());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
