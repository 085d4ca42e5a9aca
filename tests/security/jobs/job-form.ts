/** One way to run a job, and what must be true afterwards. A job holds ids only, so any id may be in it. */
export interface JobForm {
  input: Record<string, unknown>;
  orgId: string;
  /** With the mail server away and nobody to try again. */
  isLastTry?: true;
  review?: () => Promise<string | undefined>;
}
