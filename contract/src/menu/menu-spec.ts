import type { FeatureKey, OrganizationType, SeededRole } from '@archway/rules/organization-types';
import type { CallSpec } from '../core/call.ts';
import type { PermissionCode } from '../core/permissions.ts';
import type { MenuKey } from './model.ts';

/** A line of the menu as a feature's `menu.ts` declares it: a screen, or a button with the permission it stands for. */
export interface MenuSpec {
  /** A screen of the specification has its key; a button, or a screen of our own, that of the screen above it and a name. */
  id: MenuKey | `${MenuKey}.${string}`;
  parent?: MenuKey;
  /** Its label is the text `menu.<name>`. */
  name: string;
  /** Shown where the reader's language has no label. */
  titleEn: string;
  /** Without one it is a button. */
  screen?: { path: string; icon: string; component?: string };
  permission?: PermissionCode;
  /** The calls it needs. */
  calls?: readonly CallSpec[];
  orgTypes: readonly OrganizationType[];
  /** The organization must have been given this feature. */
  feature?: FeatureKey;
  /** The seeded roles that start with it; administrators hold everything of their organization's type. */
  startsWith?: readonly SeededRole[];
  /** No role but the administrators' holds it, and none can be given it. */
  administratorsOnly?: true;
  position: number;
  /** Shown although it has only one child. */
  showAlways?: true;
  /** Named by the specification, and not built yet: nobody is shown it. */
  isOff?: true;
}

/** For a screen that is everybody's. */
export const EVERY_TYPE: readonly OrganizationType[] = [1, 2, 3, 4, 5];
