/** A child works no longer on one file. */
export const WORK_SECONDS = 180;
