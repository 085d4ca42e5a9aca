import { ContactsTool } from '../src/tools/contacts/contacts-tool.ts';
import { DeviationTool } from '../src/tools/deviation/deviation-tool.ts';
import { MarginTool } from '../src/tools/margin/margin-tool.ts';
import type { ToolWords } from '../src/tools/tool-words.ts';

/** Words for looking at tools; the portal has its own. */
export const words: ToolWords = {
  millimeters: (value) => `${value.toFixed(2)} mm`,
  degrees: (value) => `${value.toFixed(1)}°`,
  margin: (tooth) => (tooth === null ? 'Margin line' : `Margin line ${tooth}`),
  marginDetail: ({ millimeters, isClosed }) =>
    `${millimeters.toFixed(1)} mm, ${isClosed ? 'closed' : 'open'}`,
};

export const tools = { ContactsTool, DeviationTool, MarginTool };
