declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'dentist.changed': Record<string, never>;
  }
}

export {};
