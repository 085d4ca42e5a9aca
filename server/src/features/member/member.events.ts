import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

const aMember = z.object({ userCode: z.string() });
export const joinRequestsChanged = defineEvent('member.joinRequestsChanged', z.object({}));
export const memberDeleted = defineEvent('member.deleted', aMember);
export const memberDisabled = defineEvent('member.disabled', aMember);
export const memberEdited = defineEvent('member.edited', aMember);
export const memberEnabled = defineEvent('member.enabled', aMember);
export const memberInvited = defineEvent('member.invited', aMember);
export const memberRoleChanged = defineEvent('member.roleChanged', aMember.extend({ roleId: z.string() }));
