import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import {
  BookOpen,
  Box,
  Building2,
  KeyRound,
  Printer,
  ScanLine,
  Search,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Paragraphs } from '../../../platform/paragraphs.tsx';
import { ReadingFrame } from '../../session/public.ts';
import { matchingTopics, OFTEN_ASKED, TOPICS, type Answer, type Topic } from '../help-topics.ts';
import styles from './help-page.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  cases: ScanLine,
  viewer: Box,
  account: KeyRound,
  team: Users,
  organization: Building2,
  settings: Settings2,
};

/** Answers to what people ask, readable without a session. */
export function HelpPage(): ReactNode {
  const t = useText();
  const { hash } = useLocation();
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState(() => hash.slice(1));
  const topics = matchingTopics(TOPICS, keyword, t);
  usePageTitle(t('signIn.help'));
  useScrollTo(opened);
  const often = TOPICS.flatMap(({ answers }) => answers).filter(({ id }) =>
    OFTEN_ASKED.some((asked) => asked === id),
  );
  return (
    <ReadingFrame>
      <div className={styles['page']}>
        <h1>{t('help.title')}</h1>
        <div className={styles['search']}>
          <TextField
            label={t('help.search')}
            labelHidden
            type="search"
            size="large"
            placeholder={t('help.example')}
            prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
            value={keyword}
            onChange={setKeyword}
          />
        </div>
        <div className={styles['often']}>
          <span>{t('help.often')}</span>
          {often.map(({ id, title }) => (
            <Button
              key={id}
              size="small"
              onClick={() => {
                setKeyword('');
                setOpened(id);
              }}
            >
              {t(title)}
            </Button>
          ))}
        </div>
        {topics.length === 0 ? (
          <EmptyState
            title={t('help.none', { keyword })}
            actions={<Button onClick={() => setKeyword('')}>{t('help.clear')}</Button>}
          >
            {t('help.noneText')}
          </EmptyState>
        ) : (
          <div className={styles['topics']}>
            {topics.map((topic) => (
              <TopicCard
                key={topic.id}
                topic={topic}
                // A search that leaves few answers shows them opened.
                isOpen={({ id }) => id === opened || (keyword !== '' && topic.answers.length === 1)}
                onToggle={({ id }, isNow) => {
                  if (isNow) setOpened(id);
                  else if (id === opened) setOpened('');
                }}
              />
            ))}
          </div>
        )}
        <div className={styles['print']}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          <Button kind="quiet" onClick={() => globalThis.print()}>
            {t('help.print.title')}
          </Button>
          <span>{t('help.print.text')}</span>
        </div>
      </div>
    </ReadingFrame>
  );
}

function TopicCard({
  topic: { id, title, answers },
  isOpen,
  onToggle,
}: {
  topic: Topic;
  isOpen: (answer: Answer) => boolean;
  onToggle: (answer: Answer, isNow: boolean) => void;
}): ReactNode {
  const t = useText();
  const Glyph = ICONS[id] ?? BookOpen;
  return (
    <section className={styles['topic']}>
      <h2>
        <Glyph size={18} strokeWidth={1.75} aria-hidden />
        {t(title)}
      </h2>
      {answers.map((answer) => (
        <details
          key={answer.id}
          id={answer.id}
          open={isOpen(answer)}
          onToggle={(event) => onToggle(answer, event.currentTarget.open)}
        >
          <summary>{t(answer.title)}</summary>
          <Paragraphs text={t(answer.text)} />
        </details>
      ))}
    </section>
  );
}

/** Brings an answer into view that was chosen elsewhere on the page. */
function useScrollTo(id: string): void {
  useEffect(() => {
    if (id !== '') document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
