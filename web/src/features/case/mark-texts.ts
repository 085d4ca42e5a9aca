import type { TextKey } from '@archway/locales/keys';
import type { MarkKind } from '@archway/rules/marks';

export const MARK_TEXTS: Readonly<Record<MarkKind, TextKey>> = {
  distance: 'viewer.kinds.distance',
  surface: 'viewer.kinds.surface',
  angle: 'viewer.kinds.angle',
  section: 'viewer.kinds.section',
  margin: 'viewer.kinds.margin',
  pin: 'viewer.kinds.pin',
  contacts: 'viewer.kinds.contacts',
  deviation: 'viewer.kinds.deviation',
};
