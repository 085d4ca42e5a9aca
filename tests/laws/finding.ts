/** What a lock reports, whichever lock it is. */
export interface Finding {
  file: string;
  rule: string;
  detail: string;
}
