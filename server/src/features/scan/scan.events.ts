import type { ScanStep } from '@archway/rules/scans';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** A worker has come further with a scan or an archive, or has given it up. */
    'scan.progressed': { fileId: string; step: ScanStep; madeBy?: string | null };
  }
}
