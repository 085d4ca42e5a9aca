import type { ToolName } from '@archway/rules/marks';

/** What the portal has to do, since it has the tools and the place for a picture. `margins` shows or hides margin lines. */
export type PortalRequest = ToolName | 'margins' | 'snapshot';
