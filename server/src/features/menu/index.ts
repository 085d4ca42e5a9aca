import type { Feature } from '../../platform/feature.ts';
import { listUserMenu } from './calls/list-user-menu.ts';

export const menuFeature: Feature = { calls: [listUserMenu] };
