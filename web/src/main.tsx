import './platform/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './app/tokens.css';
import './app/page.css';
import { preferredLanguage, showLanguage } from './platform/i18n.ts';
import { followOtherTabs } from './platform/session.ts';
import { preferredTheme, showTheme } from './platform/theme.ts';

showTheme(preferredTheme());
followOtherTabs();
await showLanguage(preferredLanguage());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
