import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import type { MarkKind, MarkShape, Point, ShapeOf } from '@archway/rules/marks';
import type { Icon } from '@archway/ui/icon';
import type { MarkWords } from '../marks/mark-words.ts';
import type { ToolRequest } from './active-tool.ts';

/** How a tool is offered. Its key is in the rules. */
export interface ToolEntry {
  icon: Icon;
  text: TextKey;
  /** How many scans it needs. */
  layers: number;
  /** Its panel has a drawing or a scale: such a panel stands at the left, below the layers. */
  isWide?: true;
  /** For those who may edit the case; what others measure is theirs alone. */
  isForEditors?: true;
}

/** How a kind of mark is told of and found again. */
export interface MarkEntry<Shape extends MarkShape> {
  icon: Icon;
  text: TextKey;
  /** What it says: a length, an angle, how much was found. Null where its text says it. */
  value(shape: Shape, words: MarkWords, t: Translate): string | null;
  /** Where on the model it is looked at; null for what concerns all of it. */
  place(shape: Shape): Point | null;
  /** What is no line on the model is shown by its tool. */
  opens?(shape: Shape): Omit<ToolRequest, 'mark'>;
}

export type MarkEntries<Kinds extends MarkKind> = { readonly [Kind in Kinds]: MarkEntry<ShapeOf<Kind>> };
