import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { LoadingState } from '@archway/ui/loading-state';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { useWidth } from '@archway/ui/use-width';
import { Fragment, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { StagePicture } from '../../../platform/picture/stage-picture.tsx';
import { useFirstInsets } from '../../viewer/public.ts';
import { CASE_PATTERN } from '../case-paths.ts';
import { useKnownCase } from '../known-case.ts';
import page from '../screens/case-detail.module.css';
import model from './case-model.module.css';
import styles from './case-skeleton.module.css';

/** The page of a case before it's loaded: everything in its place, with what the list knew already. */
export function CaseSkeleton(): ReactNode {
  const { pathname } = useLocation();
  const known = useKnownCase(matchPath(CASE_PATTERN, pathname)?.params.id ?? '');
  const width = useWidth();
  const insets = useFirstInsets();
  const isPhone = width < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  return (
    <div className={page['page']}>
      <Place>
        <ObjectHeader level={isPhone ? 'h2' : 'h1'} title={known?.name ?? ''} line={known?.caseCode ?? ''} />
      </Place>
      <div className={model[isPhone ? 'top' : 'model']}>
        <div className={styles['stage']}>
          <StagePicture url={known?.thumbnailUrl ?? null} insets={insets} />
        </div>
        {width >= LAYOUT_BREAKPOINTS.mobilePad && (
          <aside className={model['side']}>
            <LoadingState rows={4} />
          </aside>
        )}
      </div>
    </div>
  );
}
