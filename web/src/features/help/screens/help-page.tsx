import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  Box,
  Building2,
  KeyRound,
  ListChecks,
  Printer,
  ScanLine,
  Search,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { useSession } from '../../../platform/session/session.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { Paragraphs } from '../../../platform/text/paragraphs.tsx';
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
  usePageTitle(t('signIn.help'));
  useScrollTo(opened);
  const open = (id: string): void => {
    setKeyword('');
    setOpened(id);
  };
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
        <OftenAsked onOpen={open} />
        <Topics keyword={keyword} opened={opened} onOpened={setOpened} onClear={() => setKeyword('')} />
        <div className={styles['more']}>
          <div className={styles['line']}>
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            <Button kind="quiet" onClick={() => globalThis.print()}>
              {t('help.print.title')}
            </Button>
            <span>{t('help.print.text')}</span>
          </div>
          <FirstStepsAgain />
        </div>
      </div>
    </ReadingFrame>
  );
}

/** The way back to steps that were hidden, for those who have any. */
function FirstStepsAgain(): ReactNode {
  const t = useText();
  const { sessionId } = useSession();
  const { data: user } = useQuery({ ...userInfoQuery, enabled: sessionId !== null });
  const { clinic, lab } = ORGANIZATION_TYPE;
  if (user === undefined || ![clinic, lab].some((type) => type === user.organization.type)) return null;
  return (
    <div className={styles['line']}>
      <ListChecks size={18} strokeWidth={1.75} aria-hidden />
      <Link to="/first-steps">{t('help.firstSteps.title')}</Link>
      <span>{t('help.firstSteps.text')}</span>
    </div>
  );
}

function OftenAsked({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const t = useText();
  const answers = TOPICS.flatMap((topic) => topic.answers).filter(({ id }) =>
    OFTEN_ASKED.some((asked) => asked === id),
  );
  return (
    <div className={styles['often']}>
      <span>{t('help.often')}</span>
      {answers.map(({ id, title }) => (
        <Button key={id} size="small" onClick={() => onOpen(id)}>
          {t(title)}
        </Button>
      ))}
    </div>
  );
}

interface TopicsProps {
  keyword: string;
  opened: string;
  onOpened: (id: string) => void;
  onClear: () => void;
}

function Topics({ keyword, opened, onOpened, onClear }: TopicsProps): ReactNode {
  const t = useText();
  const topics = matchingTopics(TOPICS, keyword, t);
  if (topics.length === 0)
    return (
      <EmptyState
        title={t('help.none', { keyword })}
        actions={<Button onClick={onClear}>{t('help.clear')}</Button>}
      >
        {t('help.noneText')}
      </EmptyState>
    );
  return (
    <div className={styles['topics']}>
      {topics.map((topic) => (
        <TopicCard
          key={topic.id}
          topic={topic}
          // A search that leaves one answer of a topic shows it opened.
          isOpen={({ id }) => id === opened || (keyword !== '' && topic.answers.length === 1)}
          onToggle={({ id }, isNow) => {
            if (isNow) onOpened(id);
            else if (id === opened) onOpened('');
          }}
        />
      ))}
    </div>
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
