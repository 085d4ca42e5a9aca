import type { Dentist } from '@archway/contract/dentist/model';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RecordList } from '../../../platform/list/record-list.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import { DentistDrawer } from '../components/dentist-drawer.tsx';
import { DentistTable } from '../components/dentist-table.tsx';
import { DeleteDentists } from '../components/delete-dentists.tsx';
import { useOwnSignatures } from '../components/use-own-signatures.tsx';
import { dentistsQuery } from '../dentist.queries.ts';

/** Whom cases and orders name. Every member of a clinic reads the list; who may, changes it. */
export function Dentists(): ReactNode {
  const t = useText();
  const list = useList(['name', 'createdAt'], {});
  const dentists = useQuery({ ...dentistsQuery(list.input), placeholderData: keepPreviousData });
  list.follow(dentists);
  const [edited, setEdited] = useState<Dentist | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Dentist[]>([]);
  const signatures = useOwnSignatures();
  return (
    <RecordList
      title={t('dentists.title')}
      text={t('dentists.text')}
      total={dentists.data?.total}
      search={t('dentists.search')}
      typed={list.typed}
      onType={list.search}
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
          list={list}
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
        <DeleteDentists dentists={leaving} onClose={() => setLeaving([])} onDeleted={list.restart} />
      )}
      {signatures.dialogs}
    </RecordList>
  );
}
