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
const [portal, treatments, locale] = await Promise.all([
  loadTexts(language, 'portal'),
  loadTexts(language, 'treatments'),
  loadWidgetLocale(language),
  loadFontsOf(language),
]);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const drawing = createRoot(root);

async function show(id: string): Promise<void> {
  const story = await loadStory(id);
  const all = story === undefined ? await loadAllStories() : [];
  drawing.render(
    <TextProvider key={id} t={makeTranslator(language, [portal, treatments])}>
      <WidgetTheme theme={theme} locale={locale}>
        {story === undefined ? (
          <Index stories={all} />
        ) : (
          <div className="story" data-story={id}>
            {<story.render />}
          </div>
        )}
      </WidgetTheme>
    </TextProvider>,
  );
}

await show(asked.get('story') ?? '');
// `#button--kinds` changes the story without loading the page again: whoever looks at all of them has no time for that.
addEventListener('hashchange', () => void show(location.hash.slice(1)));
