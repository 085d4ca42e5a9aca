import { z } from 'zod';

/** What holders see: everything of the organization, or what is assigned to or made by them. */
export const ROLE_SCOPES = ['organization', 'own'] as const;

const role = {
  roleId: z.uuid(),
  code: z.string(),
  name: z.string(),
  scope: z.enum(ROLE_SCOPES),
  /** Newly registered members get it. */
  isDefault: z.boolean(),
  /** The administrator's role: holds everything, and is neither changed nor deleted. */
  isProtected: z.boolean(),
};

/** A role one can choose from. */
export const RoleChoice = z.object({
  ...role,
  /** Whether the caller may give it to others: it holds nothing that the caller does not. */
  isGrantable: z.boolean(),
  /** What its holders may do. */
  permissions: z.array(z.string()),
});
export type RoleChoice = z.output<typeof RoleChoice>;

export const Role = z
  .object({
    ...role,
    memberCount: z.number().int(),
    /** The menu permissions: ids of the entries that it holds. */
    menuIds: z.array(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Role' });
export type Role = z.output<typeof Role>;
