import type { PermissionCode } from '@archway/contract/core/permissions';
import type { Member } from '@archway/contract/member/model';
import type { TextKey } from '@archway/locales/keys';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { Icon } from '@archway/ui/icon';
import { CircleCheck, CircleOff, KeyRound, MailPlus, Trash2 } from 'lucide-react';

/** The most common one first. */
export const MEMBER_ACTIONS = ['resendInvitation', 'disable', 'enable', 'resetPassword', 'delete'] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export interface ActionSpec {
  permission: PermissionCode;
  icon: Icon;
  label: TextKey;
  /** What was done, with a count. */
  done: TextKey;
  /** What could not be done, with a count. */
  failed: TextKey;
  /** Asked before; without it the action is carried out at once. */
  question?: { title: TextKey; text: TextKey };
  danger?: true;
  /** Whether it can be done with somebody in this state. */
  fits: (member: Member) => boolean;
}

const isDisabled = ({ status }: Member): boolean => status === ACTIVATION.disabled;

export const ACTION_SPECS: Readonly<Record<MemberAction, ActionSpec>> = {
  resendInvitation: {
    permission: 'member:record:save',
    icon: MailPlus,
    label: 'members.resendInvitation.button',
    done: 'members.resendInvitation.done',
    failed: 'members.resendInvitation.failed',
    fits: ({ status }) => status === ACTIVATION.notActivated,
  },
  disable: {
    permission: 'member:record:disable',
    icon: CircleOff,
    label: 'members.disable.button',
    done: 'members.disable.done',
    failed: 'members.disable.failed',
    question: { title: 'members.disable.title', text: 'members.disable.text' },
    danger: true,
    fits: (member) => !isDisabled(member),
  },
  enable: {
    permission: 'member:record:enable',
    icon: CircleCheck,
    label: 'members.enable.button',
    done: 'members.enable.done',
    failed: 'members.enable.failed',
    fits: isDisabled,
  },
  resetPassword: {
    permission: 'member:password:reset',
    icon: KeyRound,
    label: 'members.resetPassword.button',
    done: 'members.resetPassword.done',
    failed: 'members.resetPassword.failed',
    question: { title: 'members.resetPassword.title', text: 'members.resetPassword.text' },
    fits: (member) => !isDisabled(member),
  },
  delete: {
    permission: 'member:record:delete',
    icon: Trash2,
    label: 'members.delete.button',
    done: 'members.delete.done',
    failed: 'members.delete.failed',
    question: { title: 'members.delete.title', text: 'members.delete.text' },
    danger: true,
    fits: () => true,
  },
};

/** Whether it can be done with this member, by whoever looks: only within what the own role holds. */
export const canDo = (action: MemberAction, member: Member): boolean =>
  member.canManage && ACTION_SPECS[action].fits(member);
