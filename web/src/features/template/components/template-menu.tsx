import type { Template } from '@archway/contract/template/model';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import { templatesQuery } from '../template.queries.ts';

export interface TemplateMenuProps {
  /** Whose templates stand first. */
  dentistId: string | null;
  canPut: (template: Template) => boolean;
  onPut: (template: Template) => void;
}

/** The templates to choose from: first those for the dentist, then the others. */
export function TemplateMenu({ dentistId, canPut, onPut }: TemplateMenuProps): ReactNode {
  const t = useText();
  const templates = useQuery(templatesQuery);
  const offered = (templates.data?.list ?? []).filter(canPut);
  const itemOf = (template: Template): MenuItem => ({
    id: template.templateId,
    label: template.isOwn
      ? template.name
      : t('templates.ofOwner', { name: template.name, owner: template.ownerName }),
    onSelect: () => onPut(template),
  });
  const isFor = (template: Template): boolean => dentistId !== null && template.dentistId === dentistId;
  const groups = [offered.filter(isFor), offered.filter((one) => !isFor(one))];
  const none: MenuItem = { id: 'none', label: t('templates.none'), disabled: true, onSelect: () => {} };
  return (
    <MenuButton
      label={t('templates.use.button')}
      icon={LayoutTemplate}
      disabled={templates.isPending}
      items={
        offered.length === 0
          ? [[none]]
          : groups.filter((group) => group.length > 0).map((group) => group.map(itemOf))
      }
    />
  );
}
