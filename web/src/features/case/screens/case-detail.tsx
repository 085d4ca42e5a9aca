import type { CaseDetail as Detail } from '@archway/contract/case/model';
import type { FailureName } from '@archway/contract/codes';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { DropArea } from '@archway/ui/drop-area';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState, ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useWidth } from '@archway/ui/use-width';
import { useQuery } from '@tanstack/react-query';
import { PanelRight } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { sessionMeshes } from '../../../platform/meshes/session-meshes.ts';
import { ModelProvider, ShownPlace } from '../../viewer/public.ts';
import { askedOf, type CaseAsked } from '../case-asked.ts';
import { CASE_PATTERN } from '../case-paths.ts';
import { askAgainAfter, caseQuery } from '../case.queries.ts';
import { CaseDrawer } from '../components/case-drawer.tsx';
import { CaseHead } from '../components/case-head.tsx';
import { CaseLayout, CaseModel } from '../components/case-model.tsx';
import { NoSuchCase } from '../components/no-such-case.tsx';
import { CaseSkeleton } from '../components/case-skeleton.tsx';
import { EmptyCase } from '../components/empty-case.tsx';
import { RefusedFiles } from '../components/refused-files.tsx';
import { fileRows, kindOfRow, type FileRow } from '../file-rows.ts';
import { fileState } from '../file-state.ts';
import { useKnownCase } from '../known-case.ts';
import { modelLayers } from '../model-layers.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import { useAddFiles, useCaseUploads, type AddFiles } from '../use-add-files.ts';
import styles from './case-detail.module.css';

/** An address with no id in it is as good as one of no case. */
const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

/** One case with its files. */
export function CaseDetail(): ReactNode {
  const { pathname } = useLocation();
  const id = matchPath(CASE_PATTERN, pathname)?.params.id ?? '';
  return <OneCase key={id} caseId={id} />;
}

function OneCase({ caseId }: { caseId: string }): ReactNode {
  const detail = useQuery({
    ...caseQuery(caseId),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });
  const failure = detail.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  useEffect(() => {
    if (isLost) sessionMeshes.forget(caseId);
  }, [isLost, caseId]);
  const refresh = async (): Promise<Detail | undefined> => {
    // Meshes that fail together ask once.
    const { isSuccess, data } = await detail.refetch({ cancelRefetch: false });
    return isSuccess ? data : undefined;
  };
  // What was shown before a right was lost is not shown any longer.
  if (detail.data !== undefined && !isLost) return <CasePage detail={detail.data} refresh={refresh} />;
  if (detail.error === null) return <CaseSkeleton />;
  if (failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(detail.error.failure)) return <NoSuchCase />;
  return (
    <ErrorState
      serverText={detail.error.message}
      retrying={detail.isFetching}
      onRetry={() => void detail.refetch()}
    />
  );
}

interface CasePageProps {
  detail: Detail;
  refresh: () => Promise<Detail | undefined>;
}

function CasePage({ detail, refresh }: CasePageProps): ReactNode {
  const t = useText();
  const width = useWidth();
  // On a phone one looks and reads.
  const canSave = usePermission()('case:record:save') && width >= LAYOUT_BREAKPOINTS.phone;
  const { place, add } = useAsked();
  const known = useKnownCase(detail.caseId);
  const uploads = useCaseUploads(detail.caseId);
  const { drop, choose, chooseAs, attach, refused, dismiss } = useAddFiles(detail);
  const rows = fileRows(detail.files, uploads);
  const { layers, layersOf } = useLayersOf(detail.files);
  const [isSideOpen, setSideOpen] = useState(add !== null);
  const [isEditing, setEditing] = useState(false);
  const isEmpty = !rows.some((row) => ON_STAGE.has(kindOfRow(row)));
  const isNarrow = isBetween(width);
  const inWords = {
    detail,
    rows,
    canSave,
    wanted: canSave ? add : null,
    onFiles: choose,
    onWanted: chooseAs,
    onAttach: attach,
    onEdit: canSave ? () => setEditing(true) : null,
    isSideOpen,
  };
  return (
    <DropArea label={t('cases.add.over')} disabled={!canSave} onDrop={drop}>
      <div className={styles['page']}>
        <CaseHead
          detail={detail}
          // Beside the model there is a button; where that is folded away, the head has one.
          onEdit={isNarrow && !isSideOpen ? inWords.onEdit : null}
          {...(isNarrow
            ? { actions: <SideButton isOpen={isSideOpen} onToggle={() => setSideOpen(!isSideOpen)} /> }
            : {})}
        />
        <RefusedNote refused={refused} dismiss={dismiss} />
        {isEmpty ? (
          <CaseLayout {...inWords} stage={<NoFiles canSave={canSave} onFiles={choose} />} notes={null} />
        ) : (
          <ModelProvider
            case={detail}
            layers={layers}
            poster={known?.thumbnailUrl ?? detail.thumbnailUrl}
            waiting={rows.some(isScanOnItsWay)}
            canSave={canSave}
            refresh={() => refresh().then((renewed) => renewed && layersOf(renewed))}
          >
            <CaseModel {...inWords} />
            {place !== null && <ShownPlace place={place} name={t('treatment.gap.title.someHole')} />}
          </ModelProvider>
        )}
      </div>
      {isEditing && <EditCase detail={detail} onClose={() => setEditing(false)} />}
    </DropArea>
  );
}

/** What the address asks for beside the case. */
function useAsked(): CaseAsked {
  const { search } = useLocation();
  return useMemo(() => askedOf(search), [search]);
}

/** What the model shows, of the files there are now and of those that are asked for anew. */
function useLayersOf(files: Detail['files']) {
  const t = useText();
  const layersOf = useCallback(
    (renewed: Pick<Detail, 'files'>) => modelLayers(renewed.files, (role) => t(ROLE_TEXTS[role])),
    [t],
  );
  return { layersOf, layers: useMemo(() => layersOf({ files }), [files, layersOf]) };
}

function RefusedNote({ refused, dismiss }: Pick<AddFiles, 'refused' | 'dismiss'>): ReactNode {
  if (refused === null) return null;
  return (
    <div className={styles['note']}>
      <RefusedFiles refused={refused} onDismiss={dismiss} />
    </div>
  );
}

function EditCase({ detail, onClose }: { detail: Detail; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const done = (): void => {
    onClose();
    toast.message(t('cases.edit.done'));
  };
  return <CaseDrawer given={detail} onClose={onClose} onSaved={done} />;
}

/** What of a case fills its page. */
const ON_STAGE: ReadonlySet<string> = new Set(['scan', 'archive', 'photo']);

/** Wide enough for the model, and not for what stands beside it. */
const isBetween = (width: number): boolean =>
  width >= LAYOUT_BREAKPOINTS.phone && width < LAYOUT_BREAKPOINTS.mobilePad;

function isScanOnItsWay(row: FileRow): boolean {
  const kind = kindOfRow(row);
  const state = fileState(row).kind;
  return (kind === 'scan' || kind === 'archive') && state !== 'ready' && state !== 'problem';
}

function SideButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }): ReactNode {
  const t = useText();
  return (
    <Button icon={PanelRight} aria-expanded={isOpen} onClick={onToggle}>
      {t('viewer.tabs.open.button')}
    </Button>
  );
}

function NoFiles({ canSave, onFiles }: { canSave: boolean; onFiles: (files: File[]) => void }): ReactNode {
  const t = useText();
  if (canSave) return <EmptyCase onFiles={onFiles} />;
  return <EmptyState title={t('cases.add.none')}>{t('cases.none.readOnly')}</EmptyState>;
}
