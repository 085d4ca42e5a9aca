declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'role.deleted': { roleId: string };
    'role.made': { roleId: string };
    'role.madeDefault': { roleId: string };
    /** Its name, its scope or what it holds; `userCodes` are those who hold it. */
    'role.edited': { roleId: string; userCodes: string[] };
  }
}

export {};
