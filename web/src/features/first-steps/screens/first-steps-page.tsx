import { LoadingState } from '@archway/ui/loading-state';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FirstStepsList } from '../components/first-steps-list.tsx';
import { firstStepsQuery } from '../first-steps.queries.ts';

/** What a new organization does first. Each step is done by what is really there. */
export function FirstStepsPage(): ReactNode {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(firstStepsQuery);
  // What was there before stays while the server is away.
  if (data !== undefined) return <FirstStepsList steps={data.list} />;
  if (error === null) return <LoadingState />;
  if (error.failure === 'noPerm')
    return <NoAccessState actions={<Link to="/">{t('notFound.button')}</Link>} />;
  return <ErrorState serverText={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
}
