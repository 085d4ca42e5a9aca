import type { MarkShape } from '@archway/viewer/marks/mark-shape';
import type { ContactsTool } from '@archway/viewer/tools/contacts/contacts-tool';
import type { DeviationTool } from '@archway/viewer/tools/deviation/deviation-tool';
import type { MarginTool } from '@archway/viewer/tools/margin/margin-tool';
import type { MeasureTool } from '@archway/viewer/tools/measure/measure-tool';
import type { PinTool } from '@archway/viewer/tools/pin/pin-tool';
import type { SectionTool } from '@archway/viewer/tools/section/section-tool';
import type { ToolName } from '@archway/viewer/tools/tool';
import type { ShownMark } from '../marks/shown-marks.ts';

/** Two scans of which one is looked at beside the other. */
export interface ScanPair {
  scanId: string;
  otherId: string;
}

/** What is wished for: a tool, the mark it goes on with, the scans it is about. */
export interface ToolRequest {
  name: ToolName;
  mark?: ShownMark;
  pair?: ScanPair;
}

/** The tool in hand. Those about two scans begin without a tool, until it is known which. */
export type ActiveTool =
  | { name: 'measure'; tool: MeasureTool; markId: null }
  | { name: 'annotate'; tool: PinTool; markId: null }
  | { name: 'section'; tool: SectionTool; markId: string | null }
  | { name: 'margin'; tool: MarginTool; markId: string | null; tooth: number | null }
  | { name: 'contacts'; tool: ContactsTool | null; markId: string | null; pair: ScanPair | null }
  | { name: 'deviation'; tool: DeviationTool | null; markId: string | null; pair: ScanPair | null };

export type ActiveToolOf<Name extends ToolName> = Extract<ActiveTool, { name: Name }>;

/** Where what is made goes. */
export interface Saving {
  add: (shape: MarkShape) => string;
  change: (id: string, shape: MarkShape) => void;
}

const WIDE: ReadonlySet<ToolName> = new Set(['section', 'contacts', 'deviation']);

/** Whether its panel has a drawing or a scale: such a panel stands at the left, below the layers. */
export const isWide = (active: ActiveTool | null): boolean => active !== null && WIDE.has(active.name);

const EDITING: ReadonlySet<string> = new Set<ToolName>(['annotate', 'margin']);

/** Notes and margin lines are for those who may edit the case; what others measure is theirs alone. */
export const canTake = (name: ToolName, canSave: boolean): boolean => canSave || !EDITING.has(name);
