declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'organization.edited': Record<string, never>;
    'organization.closingBegun': Record<string, never>;
    'organization.closingWithdrawn': Record<string, never>;
  }
}

export {};
