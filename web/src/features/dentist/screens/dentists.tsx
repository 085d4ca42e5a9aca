import { listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RecordList } from '../../../platform/records/record-list.tsx';
import { useLiveRefresh } from '../../../platform/use-live-refresh.ts';
import { usePages } from '../../../platform/use-pages.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { DentistDrawer } from '../components/dentist-drawer.tsx';
import { DentistTable } from '../components/dentist-table.tsx';
import { DeleteDentists } from '../components/delete-dentists.tsx';
import { useOwnSignatures } from '../components/use-own-signatures.tsx';
import { dentistsQuery } from '../dentist.queries.ts';

const LISTS = [listDentists];

/** Whom cases and orders name. Every member of a clinic reads the list; who may, changes it. */
export function Dentists(): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const pages = usePages(keyword);
  const dentists = useQuery({ ...dentistsQuery(pages.input, keyword), placeholderData: keepPreviousData });
  if (dentists.data !== undefined && !dentists.isPlaceholderData) pages.settle(dentists.data);
  useLiveRefresh('dentist.changed', LISTS);
  const [edited, setEdited] = useState<Dentist | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Dentist[]>([]);
  const signatures = useOwnSignatures();
  return (
    <RecordList
      title={t('dentists.title')}
      text={t('dentists.text')}
      total={dentists.data?.total}
      search={t('dentists.search')}
      typed={typed}
      onType={setTyped}
      action={
        <Permission anyOf={['dentist:record:edit']}>
          <Button kind="primary" icon={Plus} onClick={() => setEdited('new')}>
            {t('dentists.add.button')}
          </Button>
        </Permission>
      }
      table={
        <DentistTable
          dentists={dentists}
          pages={pages}
          keyword={keyword}
          onClear={() => setTyped('')}
          onEdit={setEdited}
          onDelete={setLeaving}
          own={signatures.own}
        />
      }
    >
      {edited !== null && (
        <DentistDrawer dentist={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving.length > 0 && (
        <DeleteDentists dentists={leaving} onClose={() => setLeaving([])} onDeleted={pages.restart} />
      )}
      {signatures.dialogs}
    </RecordList>
  );
}
