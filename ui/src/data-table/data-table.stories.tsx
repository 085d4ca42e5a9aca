import type { Density } from '@archway/rules/display';
import { Download, Send, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BatchBar } from '../batch-bar/batch-bar.tsx';
import { Button } from '../button/button.tsx';
import { DensitySwitch } from '../density-switch/density-switch.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { Pager } from '../pager/pager.tsx';
import { EmptyState } from '../states/states.tsx';
import { CaseCard, COLUMNS, makeCases, type Case } from './cases.fixture.tsx';
import type { Column, Sort } from './columns.ts';
import { DataTable } from './data-table.tsx';
import styles from './data-table.stories.module.css';

const NO_ROWS: ReadonlySet<string> = new Set();
const doNothing = (): void => undefined;
const ACTIONS = [
  { id: 'send', label: 'Send to lab', icon: Send, onRun: doNothing },
  { id: 'export', label: 'Export', icon: Download, onRun: doNothing },
  { id: 'share', label: 'Share', icon: Share2, onRun: doNothing },
  { id: 'delete', label: 'Delete', icon: Trash2, onRun: doNothing },
];

const Cases = ({ count, first = NO_ROWS }: { count: number; first?: ReadonlySet<string> }): ReactNode => {
  const [rows] = useState(() => makeCases(count));
  const [selection, setSelection] = useState(first);
  const [density, setDensity] = useState<Density>('standard');
  const [sort, setSort] = useState<Sort>({ column: 'delivery', direction: 'descending' });
  const [said, setSaid] = useState('');
  return (
    <div className={styles['place']}>
      <DataTable
        label="Cases"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient}
        density={density}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        onOpen={({ id }) => setSaid(`opened ${id}`)}
        onQuickLook={({ id }) => setSaid(`looked at ${id}`)}
        renderCard={CaseCard}
        batch={
          selection.size === 0 ? undefined : (
            <BatchBar count={selection.size} actions={ACTIONS} onClear={() => setSelection(NO_ROWS)} />
          )
        }
        footer={
          <Pager
            first={1}
            last={count}
            total={count}
            onNext={doNothing}
            extra={<DensitySwitch value={density} onChange={setDensity} />}
          />
        }
      />
      <output>{said}</output>
    </div>
  );
};

export const Page = (): ReactNode => <Cases count={50} first={new Set(['C-261000', 'C-261003'])} />;

export const TenThousand = (): ReactNode => <Cases count={10_000} />;

const Small = ({
  count,
  loading,
  empty,
}: {
  count: number;
  loading: boolean;
  empty?: ReactNode;
}): ReactNode => (
  <div className={styles['place']}>
    <DataTable
      label="Cases"
      columns={COLUMNS}
      rows={makeCases(count)}
      rowKey={({ id }) => id}
      rowName={({ patient }) => patient}
      onSelect={doNothing}
      loading={loading}
      empty={empty}
      renderCard={CaseCard}
    />
  </div>
);

export const Loading = (): ReactNode => <Small count={0} loading />;

/** Starts when it is asked to: what is dimmed for a moment has not the contrast of what stays. */
export const LoadingAgain = (): ReactNode => {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Small count={8} loading={loading} />
      <Button onClick={() => setLoading(true)}>Load again</Button>
    </>
  );
};
export const Empty = (): ReactNode => (
  <Small
    count={0}
    loading={false}
    empty={
      <EmptyState filtered title="No case matches these filters" actions={<Button>Clear filters</Button>}>
        Last 7 days, rejected, Dr. Sara Bianchi.
      </EmptyState>
    }
  />
);

const GROUPS = [3, 2, 1].map((count, i) => ({
  key: String(i),
  count,
  line: (
    <span>
      <b>{['Overdue', 'Today', 'Next week'][i]}</b> {count} cases
    </span>
  ),
}));

export const Grouped = (): ReactNode => {
  const [rows] = useState(() => makeCases(6));
  return (
    <div className={styles['place']}>
      <DataTable
        label="Cases"
        columns={COLUMNS}
        rows={rows}
        groups={GROUPS}
        isAlert={({ id }) => rows.slice(0, 3).some((row) => row.id === id)}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient}
        onOpen={doNothing}
        renderCard={CaseCard}
      />
    </div>
  );
};

/** Long enough that most of it is out of sight. */
export const GroupedAndLong = (): ReactNode => {
  const [rows] = useState(() => makeCases(300));
  return (
    <div className={styles['place']}>
      <DataTable
        label="Cases"
        columns={COLUMNS}
        rows={rows}
        groups={[100, 100, 100].map((count, i) => ({ key: String(i), count, line: `Group ${i + 1}` }))}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient}
      />
    </div>
  );
};

const columnsWithMenu = (share: (id: string) => void): readonly Column<Case>[] => [
  { id: 'patient', head: 'Patient', cell: ({ patient }) => patient },
  {
    id: 'menu',
    head: 'Actions',
    cell: ({ id }) => (
      <MenuButton
        label={`Actions for ${id}`}
        items={[[{ id: 'share', label: 'Share', onSelect: () => share(id) }]]}
      />
    ),
  },
];

export const WithMenus = (): ReactNode => {
  const [rows] = useState(() => makeCases(3));
  const [said, setSaid] = useState('');
  return (
    <div className={styles['place']}>
      <DataTable
        label="Cases"
        columns={columnsWithMenu((id) => setSaid(`shared ${id}`))}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient}
        onOpen={({ id }) => setSaid(`opened ${id}`)}
      />
      <output>{said}</output>
    </div>
  );
};
