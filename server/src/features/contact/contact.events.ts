declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'contact.changed': Record<string, never>;
  }
}

export {};
