import type { CaseResult } from './report.ts';

/** What was asked for, and who is told of each case once it was measured. */
export interface BenchOptions {
  rounds: number;
  /** How long one run of the API takes. */
  milliseconds: number;
  /** Where a CPU profile of the API process goes. */
  profile?: string | undefined;
  isWanted: (name: string) => boolean;
  report: (result: CaseResult) => void;
}
