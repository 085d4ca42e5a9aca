declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** It was made or changed, or one of its files has come further. */
    'case.changed': { caseId: string; madeBy?: string | null };
  }
}

export {};
