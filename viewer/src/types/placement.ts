import type { Matrix } from '@archway/mesh/core/rigid';

/** Where a layer is drawn. */
export interface Placement {
  /** Moves it from where its file has it. */
  matrix: Matrix;
  /** Away from the viewer by so many millimeters, so that another layer at the same place is seen instead. */
  behind: number;
}
