import { loadTexts } from '@archway/locales/browser';
import { makeTranslator } from '@archway/locales/translator';
import { isLanguage } from '@archway/rules/languages';
import { createRoot } from 'react-dom/client';
import '../src/tokens/tokens.generated.css';
import '../src/base.css';
import './workbench.css';
import { loadFontsOf } from '../src/fonts/fonts.ts';
import { TextProvider } from '../src/text/text.tsx';
import { loadWidgetLocale } from '../src/theme/widget-locale.ts';
import { WidgetTheme } from '../src/theme/theme.tsx';
import { Index } from './index.tsx';
import { loadAllStories, loadStory } from './stories.ts';

/** `?story=button--kinds&theme=dark&language=de`; without a story, a list of all. */
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const wished = asked.get('language') ?? 'en';
const language = isLanguage(wished) ? wished : 'en';

document.documentElement.dataset['theme'] = theme;
document.documentElement.lang = language;
const [portal, treatments, locale, story] = await Promise.all([
  loadTexts(language, 'portal'),
  loadTexts(language, 'treatments'),
  loadWidgetLocale(language),
  loadStory(asked.get('story') ?? ''),
  loadFontsOf(language),
]);

const all = story === undefined ? await loadAllStories() : [];
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <TextProvider t={makeTranslator(language, [portal, treatments])}>
    <WidgetTheme theme={theme} locale={locale}>
      {story === undefined ? (
        <Index stories={all} />
      ) : (
        <div className="story" data-story>
          {<story.render />}
        </div>
      )}
    </WidgetTheme>
  </TextProvider>,
);
