import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

const aRole = z.object({ roleId: z.string() });
export const roleDeleted = defineEvent('role.deleted', aRole);
export const roleMade = defineEvent('role.made', aRole);
export const roleMadeDefault = defineEvent('role.madeDefault', aRole);
/** Its name, its scope or what it holds; `userCodes` are those who hold it. */
export const roleEdited = defineEvent('role.edited', aRole.extend({ userCodes: z.array(z.string()) }));
