declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'member.deleted': { userCode: string };
    'member.disabled': { userCode: string };
    'member.edited': { userCode: string };
    'member.enabled': { userCode: string };
    'member.invited': { userCode: string };
    'member.roleChanged': { userCode: string; roleId: string };
  }
}

export {};
