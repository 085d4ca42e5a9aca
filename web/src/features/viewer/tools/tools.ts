import type { MarkKind, MarkShape, ToolName } from '@archway/rules/marks';
import type { ActiveTool } from './active-tool.ts';
import { contacts, contactsMarks } from './contacts/contacts.ts';
import { deviation, deviationMarks } from './deviation/deviation.ts';
import { margin, marginMarks } from './margin/margin.ts';
import { measure, measureMarks } from './measure/measure.ts';
import { annotate, pinMarks } from './pin/pin.ts';
import { section, sectionMarks } from './section/section.ts';
import type { MarkEntries, MarkEntry, ToolEntry } from './tool-entry.ts';

/** In the order of the rail. */
export const TOOLS: Readonly<Record<ToolName, ToolEntry>> = {
  measure,
  section,
  annotate,
  margin,
  contacts,
  deviation,
};
export const TOOL_NAMES = Object.keys(TOOLS) as readonly ToolName[];

const MARKS: MarkEntries<MarkKind> = {
  ...measureMarks,
  ...sectionMarks,
  ...pinMarks,
  ...marginMarks,
  ...contactsMarks,
  ...deviationMarks,
};

/** The entry of a mark's own kind. */
export const entryOf = ({ kind }: MarkShape): MarkEntry<MarkShape> => MARKS[kind];

export const isWide = (active: ActiveTool | null): boolean =>
  active !== null && TOOLS[active.name].isWide === true;

export const canOpen = (name: ToolName, canSave: boolean): boolean =>
  canSave || TOOLS[name].isForEditors !== true;
