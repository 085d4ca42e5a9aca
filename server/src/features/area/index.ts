import type { Feature } from '../../platform/feature.ts';
import { listAreaByParentId } from './calls/list-area-by-parent-id.ts';

export const areaFeature: Feature = {
  name: 'area',
  calls: [listAreaByParentId],
};
