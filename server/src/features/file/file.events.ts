declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** It was checked, or refused. */
    'file.processed': { fileId: string; ownerCode: string };
  }
}

export {};
