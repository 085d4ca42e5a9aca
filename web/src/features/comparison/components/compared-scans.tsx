import type { PatientDetail, PatientScan } from '@archway/contract/case/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import { Camera } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { announce } from '../../../platform/call/announce.ts';
import { saveFile } from '../../../platform/page/save-file.ts';
import { useMarkWords, type ModelLayer } from '../../viewer/public.ts';
import type { ScanPair } from '../scan-pair.ts';
import { useComparedScans, type ComparedScan } from '../use-compared-scans.ts';
import { useComparison } from '../use-comparison.ts';
import { useLinkedCameras } from '../use-linked-cameras.ts';
import { useScanView, type ScanView } from '../use-scan-view.ts';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeTableProps } from './change-table.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareMap } from './compare-map.tsx';
import styles from './compared-scans.module.css';
import { ScanTimeline } from './scan-timeline.tsx';
import { SmallScan } from './small-scan.tsx';

export interface ComparedScansProps {
  patient: PatientDetail;
  /** All of the patient, the oldest first. */
  scans: readonly PatientScan[];
  pair: ScanPair;
  onChoose: (a: string, b: string) => void;
}

/** Both scans small, the map of their difference large, and what it says in words and numbers. */
export function ComparedScans({ patient, scans, pair, onChoose }: ComparedScansProps): ReactNode {
  const t = useText();
  const words = useMarkWords();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const [isLinked, setLinked] = useState(true);
  const { a, b } = useComparedScans(pair);
  const viewOfA = useSmallView(a, t('comparison.viewOf', { letter: 'A' }));
  const viewOfB = useSmallView(b, t('comparison.viewOf', { letter: 'B' }));
  const map = useMapView(a, b, isPhone);
  const comparison = useComparison(map, pair, words);
  const lead = useLinkedCameras([map.view, viewOfA.view, viewOfB.view], isLinked);
  const choice = { scans, pair, onChoose };
  const show: ChangeTableProps['onShow'] = (point) => {
    if (map.view === null) return;
    const { viewer } = map.view;
    lead(viewer);
    // What was lost lies below the older scan, and would be looked for from beneath.
    viewer.setLayer(pair.a.fileId, { opacity: 0 });
    viewer.reveal(point);
    comparison.setLook('map');
  };
  const failed = [a, b].find(({ problem, isGone }) => problem !== undefined || isGone);
  const canSnap = !isPhone && comparison.phase === 'shown';
  return (
    <>
      <CompareHead
        patient={patient}
        pair={pair}
        {...(canSnap ? { actions: <SnapshotButton map={map} pair={pair} /> } : {})}
      />
      {failed === undefined ? (
        <div className={styles['columns']}>
          <div className={styles['scans']}>
            <SmallScan letter="A" view={isPhone ? null : viewOfA} {...choice} />
            <SmallScan letter="B" view={isPhone ? null : viewOfB} {...choice} />
          </div>
          <div className={styles['middle']}>
            <CompareMap map={map} comparison={comparison} words={words} />
            {!isPhone && <ScanTimeline {...choice} />}
          </div>
          <ChangePanel
            comparison={comparison}
            words={words}
            onShow={show}
            linking={isPhone ? null : { isLinked, onChange: setLinked }}
          />
        </div>
      ) : (
        <NotThere scan={failed} />
      )}
    </>
  );
}

function SnapshotButton({ map, pair: { a, b } }: { map: ScanView; pair: ScanPair }): ReactNode {
  const t = useText();
  const take = (): void =>
    void map.view?.viewer
      .snapshot()
      .then((picture) => saveFile(picture, `${a.caseCode}-${b.caseCode}.png`))
      .catch(announce);
  return (
    <Button icon={Camera} onClick={take}>
      {t('viewer.display.snapshot')}
    </Button>
  );
}

function NotThere({ scan: { problem, refetch } }: { scan: ComparedScan }): ReactNode {
  const t = useText();
  if (problem !== undefined) return <ErrorState serverText={problem} onRetry={refetch} />;
  return (
    <EmptyState filtered title={t('comparison.gone.title')}>
      {t('comparison.gone.text')}
    </EmptyState>
  );
}

const NONE: readonly ModelLayer[] = [];
/** Below the choice of the scan. */
const SMALL_INSETS = { left: 16, right: 16, top: 44, bottom: 0 };
/** Between the tabs and the scale, with room for values at both sides. */
const MAP_INSETS = { left: 80, right: 80, top: 52, bottom: 72 };
/** A phone has no room at the sides. */
const PHONE_INSETS = { ...MAP_INSETS, left: 8, right: 8 };

/** A coarse mesh is enough beside the map. */
function useSmallView({ layer, fetchMesh }: ComparedScan, label: string): ScanView {
  const layers = useMemo(
    () => (layer === null ? NONE : [layer.preview === null ? layer : { ...layer, full: null }]),
    [layer],
  );
  return useScanView({ layers, label, insets: SMALL_INSETS, fetchMesh });
}

/** The newer scan comes first, since it is the one that is looked at. */
function useMapView(a: ComparedScan, b: ComparedScan, isPhone: boolean): ScanView {
  const t = useText();
  const layers = useMemo(
    () => (a.layer === null || b.layer === null ? NONE : [b.layer, a.layer]),
    [a.layer, b.layer],
  );
  const fetchMesh: FetchMesh = (source, ...more) =>
    (source.id === a.scan.fileId ? a : b).fetchMesh(source, ...more);
  const insets = isPhone ? PHONE_INSETS : MAP_INSETS;
  return useScanView({ layers, label: t('comparison.map.label'), insets, fetchMesh });
}
