import type { listTemplates } from '@archway/contract/template/calls';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import type { Template } from '@archway/contract/template/model';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { MenuButton } from '@archway/ui/menu-button';
import { StateTag } from '@archway/ui/state-tag';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { templateText } from '../template-words.ts';
import styles from './template-table.module.css';

export type Templates = UseQueryResult<
  OutputOf<typeof listTemplates>,
  CallFailure<FailureOf<typeof listTemplates>>
>;

interface TemplateActions {
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

/** Everybody's who shares them, with what is in them; who may, changes one. */
export function TemplateTable({
  templates,
  ...actions
}: TemplateActions & { templates: Templates }): ReactNode {
  const t = useText();
  const columns = useColumns(actions);
  return (
    <DataTable
      label={t('templates.title')}
      columns={columns}
      rows={templates.data?.list ?? []}
      rowKey={({ templateId }) => templateId}
      rowName={({ name }) => name}
      loading={templates.isPending}
      empty={<EmptyState title={t('templates.none')}>{t('templates.noneText')}</EmptyState>}
      renderCard={(template) => <TemplateCard template={template} {...actions} />}
    />
  );
}

function useColumns(actions: TemplateActions): readonly Column<Template>[] {
  const t = useText();
  return [
    { id: 'name', head: t('templates.name'), minWidth: 180, cell: ({ name }) => <b>{name}</b> },
    { id: 'work', head: t('templates.work'), minWidth: 260, cell: ({ work }) => templateText(t, work) },
    {
      id: 'dentist',
      head: t('templates.dentist'),
      width: 170,
      cell: ({ dentistName }) => dentistName,
    },
    {
      id: 'shared',
      head: t('templates.sharing'),
      width: 120,
      cell: (template) => <Sharing template={template} />,
    },
    {
      id: 'owner',
      head: t('templates.owner'),
      width: 160,
      isExtra: true,
      cell: ({ ownerName }) => ownerName,
    },
    {
      id: 'menu',
      head: t('templates.menu'),
      headHidden: true,
      width: 58,
      align: 'end',
      skeleton: 'none',
      cell: (template) => <TemplateActionMenu template={template} {...actions} />,
    },
  ];
}

function Sharing({ template: { isShared } }: { template: Template }): ReactNode {
  const t = useText();
  return isShared ? <StateTag kind="info">{t('templates.shared')}</StateTag> : t('templates.private');
}

type OneTemplate = TemplateActions & { template: Template };

function TemplateCard(props: OneTemplate): ReactNode {
  const { template } = props;
  const t = useText();
  const people = [template.dentistName, template.isOwn ? '' : template.ownerName].filter(
    (name) => name !== '',
  );
  return (
    <div className={styles['card']}>
      <div className={styles['words']}>
        <b>{template.name}</b>
        <span>{templateText(t, template.work)}</span>
        {people.length > 0 && <span>{people.join(', ')}</span>}
      </div>
      {template.isShared && <Sharing template={template} />}
      <TemplateActionMenu {...props} />
    </div>
  );
}

/** Only for one that is the reader's. */
function TemplateActionMenu({ template, onEdit, onDelete }: OneTemplate): ReactNode {
  const t = useText();
  if (!template.isOwn) return null;
  return (
    <MenuButton
      label={t('templates.actions', { name: template.name })}
      icon={Ellipsis}
      iconOnly
      kind="quiet"
      items={[
        [{ id: 'edit', label: t('templates.edit.button'), icon: Pencil, onSelect: () => onEdit(template) }],
        [
          {
            id: 'delete',
            label: t('templates.delete.button'),
            icon: Trash2,
            danger: true,
            onSelect: () => onDelete(template),
          },
        ],
      ]}
    />
  );
}
