import type { Member } from '@archway/contract/member/model';
import type { Translate } from '@archway/locales/translator';
import type { Column } from '@archway/ui/columns';
import type { Format } from '../../../platform/text/format.ts';
import { roleTitle } from '../../account/public.ts';
import type { MemberActionRequest } from '../use-member-actions.ts';
import { MemberMenu } from './member-menu.tsx';
import { MemberStateTag } from './member-state-tag.tsx';
import { Person } from './person.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  /** The reader. */
  userCode: string | undefined;
  isCompact: boolean;
  onOpen: (member: Member) => void;
  onBegin: (request: MemberActionRequest) => void;
}

export function memberColumns(options: ColumnsOptions): readonly Column<Member>[] {
  const { t, format, userCode, isCompact, onOpen, onBegin } = options;
  return [
    {
      id: 'displayName',
      sortable: true,
      head: t('members.person'),
      minWidth: 240,
      skeleton: 'lines',
      cell: (member) => <Person member={member} isOneself={member.userCode === userCode} brief={isCompact} />,
    },
    { id: 'role', head: t('members.role'), width: 190, cell: ({ role }) => roleTitle(t, role) },
    {
      id: 'state',
      head: t('members.state.label'),
      width: 150,
      cell: (member) => <MemberStateTag member={member} />,
    },
    {
      id: 'createdAt',
      sortable: true,
      head: t('members.since'),
      width: 130,
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'menu',
      head: t('members.actions'),
      headHidden: true,
      width: 60,
      align: 'end',
      skeleton: 'none',
      cell: (member) => (
        <MemberMenu
          member={member}
          isOneself={member.userCode === userCode}
          onOpen={onOpen}
          onBegin={onBegin}
        />
      ),
    },
  ];
}
