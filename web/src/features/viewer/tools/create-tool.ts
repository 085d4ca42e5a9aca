import type { MarkShape } from '@archway/viewer/marks/mark-shape';
import { ContactsTool } from '@archway/viewer/tools/contacts/contacts-tool';
import { DeviationTool } from '@archway/viewer/tools/deviation/deviation-tool';
import { MarginTool } from '@archway/viewer/tools/margin/margin-tool';
import { MeasureTool } from '@archway/viewer/tools/measure/measure-tool';
import { PinTool } from '@archway/viewer/tools/pin/pin-tool';
import { SectionTool } from '@archway/viewer/tools/section/section-tool';
import type { ToolWords } from '@archway/viewer/tools/tool-words';
import type { ActiveTool, Saving, ToolRequest } from './active-tool.ts';

const CONTACT_RANGE = 1;
const DEVIATION_RANGE = 0.3;

/** A tool as it is wished for. What it makes is saved at once: first as a new mark, then as changes of that. */
export function createTool(request: ToolRequest, words: ToolWords, saving: Saving): ActiveTool {
  const { name, mark, pair } = request;
  const shape = mark?.shape;
  const markId = mark?.id ?? null;
  const keep = keeping(markId, saving);
  switch (name) {
    case 'measure':
      return {
        name,
        markId: null,
        tool: new MeasureTool({ words, mode: 'distance', onMade: (made) => void saving.add(made) }),
      };
    case 'annotate':
      return { name, markId: null, tool: new PinTool({ onPlace: () => {} }) };
    case 'section': {
      const kept = shape?.kind === 'section' ? { plane: shape.plane, measures: shape.measures } : {};
      return { name, markId, tool: new SectionTool({ words, ...kept, onChange: keep }) };
    }
    case 'margin': {
      const line = shape?.kind === 'margin' ? shape : null;
      const options = line === null ? {} : { line, scanId: line.scanId };
      const tool = new MarginTool({ words, ...options, onChange: keep });
      return { name, markId, tooth: line?.tooth ?? null, tool };
    }
    case 'contacts': {
      const range = shape?.kind === 'contacts' ? shape.range : CONTACT_RANGE;
      const scans = pair === undefined ? null : { scanId: pair.scanId, antagonistId: pair.otherId };
      const tool =
        scans === null
          ? null
          : new ContactsTool({ words, ...scans, range, onResult: unlessKnown(mark, keep) });
      return { name, markId, pair: pair ?? null, tool };
    }
    case 'deviation':
      return makeComparison(request, words, keep);
  }
}

function makeComparison(
  { mark, pair }: ToolRequest,
  words: ToolWords,
  keep: (shape: MarkShape) => void,
): ActiveTool {
  const markId = mark?.id ?? null;
  if (pair === undefined) return { name: 'deviation', markId, pair: null, tool: null };
  const kept = mark?.shape.kind === 'deviation' ? mark.shape : null;
  const tool = new DeviationTool({
    words,
    scanId: pair.scanId,
    referenceId: pair.otherId,
    ...(kept === null ? {} : { pairs: kept.pairs, transform: kept.transform }),
    range: kept?.range ?? DEVIATION_RANGE,
    onResult: unlessKnown(mark, keep),
  });
  return { name: 'deviation', markId, pair, tool };
}

function keeping(markId: string | null, saving: Saving): (shape: MarkShape) => void {
  let id = markId;
  return (shape) => {
    if (id === null) id = saving.add(shape);
    else saving.change(id, shape);
  };
}

/** A map that is opened from its mark is computed anew; the first result is the one that is kept already. */
function unlessKnown(
  mark: ToolRequest['mark'],
  keep: (shape: MarkShape) => void,
): (shape: MarkShape) => void {
  let isKnown = mark !== undefined;
  return (shape) => {
    if (!isKnown) keep(shape);
    isKnown = false;
  };
}
