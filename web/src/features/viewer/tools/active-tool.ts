import type { MarkShape, ToolName } from '@archway/rules/marks';
import type { Tool } from '@archway/viewer/types/tool';
import type { ReactNode } from 'react';
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

/** The active tool. */
export interface ActiveTool {
  name: ToolName;
  /** Null until it is known which two scans it is about. */
  tool: Tool | null;
  /** The mark it goes on with. */
  markId: string | null;
  /** The scans it is about, of tools that are about two. */
  pair: ScanPair | null;
  /** What it wants to know, and what it says. */
  panel: ReactNode;
}

/** Where what is made goes. */
export interface Saving {
  add: (shape: MarkShape) => string;
  change: (id: string, shape: MarkShape) => void;
}
