declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** It was checked, or refused. */
    'file.processed': { fileId: string; ownerCode: string };
    /** A scan or an archive is in the store as a whole, and waits for a worker. */
    'file.uploaded': { fileId: string; kind: string };
    /** A scan or an archive will not come: its sender gave it up, or did not finish within a day. */
    'file.abandoned': { fileId: string; kind: string };
  }
}

export {};
