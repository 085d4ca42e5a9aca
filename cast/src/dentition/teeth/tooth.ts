import type { CrownShape, CrownSize } from '../crowns/crown-shape.ts';
import type { Pose } from './pose.ts';
import type { ToothPlan } from './tooth-plan.ts';

export interface Tooth {
  fdi: number;
  plan: ToothPlan;
  size: CrownSize;
  shape: CrownShape;
  isUpper: boolean;
  /** 1 on the patient's right, -1 on the left: the sign of x. */
  side: 1 | -1;
  /** Its middle, measured along the arch from the midline: positive on the patient's right. */
  along: number;
  pose: Pose;
  isPrepared: boolean;
}
