import type { CaseVisitor } from '@archway/contract/case/history';
import { HISTORY_GROUP_NAMES, type HistoryGroup } from '@archway/rules/case-history';
import { Avatar } from '@archway/ui/avatar';
import { Button } from '@archway/ui/button';
import { FilterChip } from '@archway/ui/filter-chip';
import { LinkButton } from '@archway/ui/link-button';
import { LoadingState } from '@archway/ui/loading-state';
import { Segmented } from '@archway/ui/segmented';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { groupRuns } from '../../../platform/list/group-runs.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { localDay } from '../../../platform/text/local-day.ts';
import { GROUP_TEXTS } from '../activity-words.ts';
import { activityQuery } from '../case.queries.ts';
import { ActivityEntry } from './activity-entry.tsx';
import styles from './case-activity.module.css';
import { TimeHeading } from './time-heading.tsx';

type Group = HistoryGroup | 'all';
const GROUPS = ['all', ...HISTORY_GROUP_NAMES] as const satisfies readonly Group[];

/** What was done with a case, by whom, and who has opened it: one list by day, newest first. */
export function CaseActivity({ caseId }: { caseId: string }): ReactNode {
  const t = useText();
  const [group, setGroup] = useState<Group>('all');
  const [doneBy, setDoneBy] = useState<string | undefined>(undefined);
  const asked = {
    caseId,
    ...(group === 'all' ? {} : { group }),
    ...(doneBy === undefined ? {} : { doneBy }),
  };
  const activity = useActivity(asked);
  const people = activity.data?.pages[0]?.people ?? [];
  return (
    <div className={styles['activity']}>
      <div className={styles['filters']}>
        <Segmented
          label={t('cases.activity.tab')}
          value={group}
          options={GROUPS.map((value) => ({ value, label: t(GROUP_TEXTS[value]) }))}
          onChange={setGroup}
        />
        <FilterChip
          name={t('cases.activity.who')}
          options={people.map(({ userCode, name }) => ({ value: userCode, label: name }))}
          selected={doneBy === undefined ? [] : [doneBy]}
          onSelect={([chosen]) => setDoneBy(chosen)}
        />
      </div>
      <div className={styles['list']}>
        <Entries activity={activity} />
      </div>
      <OpenedBy people={people} onShow={() => setGroup('opened')} />
    </div>
  );
}

const useActivity = (asked: Parameters<typeof activityQuery>[0]) => useInfiniteQuery(activityQuery(asked));

function Entries({ activity }: { activity: ReturnType<typeof useActivity> }): ReactNode {
  const t = useText();
  const [today] = useState(() => localDay(new Date()));
  const { weekday } = useFormat();
  if (activity.data === undefined) {
    if (activity.error === null) return <LoadingState rows={5} picture={false} />;
    return (
      <ErrorState
        serverText={activity.error.message}
        retrying={activity.isFetching}
        onRetry={() => void activity.refetch()}
      />
    );
  }
  const days = groupRuns(
    activity.data.pages.flatMap(({ list }) => list),
    ({ at }) => localDay(at),
  );
  if (days.length === 0) return <EmptyState filtered title={t('cases.activity.nothing')} />;
  return (
    <>
      {days.map(({ key: day, items }) => (
        <section key={day}>
          <TimeHeading level="h3">{day === today ? t('cases.activity.today') : weekday(day)}</TimeHeading>
          <ol className={styles['entries']}>
            {items.map((entry) => (
              <ActivityEntry key={entry.entryId} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {activity.hasNextPage && (
        <Button busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
          {t('cases.activity.older')}
        </Button>
      )}
    </>
  );
}

function OpenedBy({ people, onShow }: { people: readonly CaseVisitor[]; onShow: () => void }): ReactNode {
  const t = useText();
  const opened = people.filter(({ lastOpenedAt }) => lastOpenedAt !== null);
  if (opened.length === 0) return null;
  return (
    <div className={styles['opened']}>
      <span className={styles['faces']}>
        {opened.slice(0, 3).map(({ userCode, name }) => (
          <Avatar key={userCode} name={name} size={26} decorative />
        ))}
      </span>
      <span className={styles['openedText']}>{t('cases.activity.openedBy', { count: opened.length })}</span>
      <LinkButton onClick={onShow}>{t('cases.activity.show')}</LinkButton>
    </div>
  );
}
