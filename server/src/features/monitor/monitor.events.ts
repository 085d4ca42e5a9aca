declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'monitor.errorFirstSeen': { fingerprint: string; name: string; route: string };
  }
}

export {};
