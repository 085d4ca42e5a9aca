const MOST_ERROR = 0.05;
const LEAST_COMPARED = 0.9;

/** Whether two scans lie on each other well enough for what is read off them: millimeters, and a part from 0 to 1. */
export const isAlignedWell = (residual: number, compared: number): boolean =>
  residual <= MOST_ERROR && compared >= LEAST_COMPARED;
