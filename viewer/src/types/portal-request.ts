import type { ToolName } from '@archway/rules/marks';

/** A request of the viewer that the portal handles: open a tool, toggle margin lines, or save a snapshot. */
export type PortalRequest = ToolName | 'margins' | 'snapshot';
