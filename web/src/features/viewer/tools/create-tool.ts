import type { MarkShape, ToolName } from '@archway/rules/marks';
import type { ToolWords } from '@archway/viewer/types/tool-words';
import type { ActiveTool, Saving, ToolRequest } from './active-tool.ts';
import { createContacts } from './contacts/create-contacts.tsx';
import type { CreateTool } from './create-context.ts';
import { createDeviation } from './deviation/create-deviation.tsx';
import { createMargin } from './margin/create-margin.tsx';
import { createMeasure } from './measure/create-measure.tsx';
import { createPin } from './pin/create-pin.tsx';
import { createSection } from './section/create-section.tsx';

const CREATORS: Readonly<Record<ToolName, CreateTool>> = {
  measure: createMeasure,
  section: createSection,
  annotate: createPin,
  margin: createMargin,
  contacts: createContacts,
  deviation: createDeviation,
};

/** A tool as it is wished for. What it makes is saved right away. */
export const createTool = (request: ToolRequest, words: ToolWords, saving: Saving): ActiveTool =>
  CREATORS[request.name](request, { words, saving, keep: keeping(request.mark?.id ?? null, saving) });

function keeping(markId: string | null, saving: Saving): (shape: MarkShape) => void {
  let id = markId;
  return (shape) => {
    if (id === null) id = saving.add(shape);
    else saving.change(id, shape);
  };
}
