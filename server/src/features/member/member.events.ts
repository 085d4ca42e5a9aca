declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'member.disabled': { userCode: string };
    'member.enabled': { userCode: string };
  }
}

export {};
