/** One way to run a job, and what must hold afterwards. A payload is only ids, so it may name any row. */
export interface JobForm {
  input: Record<string, unknown>;
  orgId: string;
  /** Runs as the last attempt, with the mail server down. */
  isLastTry?: true;
  review?: () => Promise<string | undefined>;
}
