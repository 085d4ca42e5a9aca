import type { ContactMap, DeviationMap, MarginLine, MarkShape } from '@archway/rules/marks';
import { MarksDrawing } from '../src/marks/marks-drawing.ts';
import { ContactsTool } from '../src/tools/contacts/contacts-tool.ts';
import { DeviationTool } from '../src/tools/deviation/deviation-tool.ts';
import { MarginTool } from '../src/tools/margin/margin-tool.ts';
import type { MeasureMode } from '../src/tools/measure/measurement.ts';
import { MeasureTool } from '../src/tools/measure/measure-tool.ts';
import { PinTool } from '../src/tools/pin/pin-tool.ts';
import { SectionTool } from '../src/tools/section/section-tool.ts';
import type { ToolWords } from '../src/types/tool-words.ts';
import type { Viewer } from '../src/viewer.ts';

const WORDS: ToolWords = {
  millimeters: (value) => `${value.toFixed(2)} mm`,
  degrees: (value) => `${value.toFixed(1)}°`,
  margin: (tooth) => (tooth === null ? 'Margin line' : `Margin line ${tooth}`),
  marginDetail: ({ millimeters, isClosed }: MarginLine) =>
    `${millimeters.toFixed(1)} mm, ${isClosed ? 'closed' : 'open'}`,
};

/** Does for the page what the portal does: takes tools into the hand and keeps what they make. */
export class Toolbox {
  readonly made: MarkShape[] = [];
  /** What the tool in hand told last, and before: it changes while one works with it. */
  told: MarkShape[] = [];
  readonly marks = new MarksDrawing(WORDS, { onPress: (id) => this.marks.select(id) });
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
    viewer.addDrawing(this.marks);
  }

  measure(mode: MeasureMode): MeasureTool {
    const tool = new MeasureTool({ words: WORDS, mode, onMade: (shape) => this.keep(shape) });
    this.#viewer.setTool(tool);
    return tool;
  }

  section(plane?: SectionTool['state']['plane']): SectionTool {
    const given = plane === undefined ? {} : { plane };
    const tool = new SectionTool({ words: WORDS, ...given, onChange: () => {} });
    this.#viewer.setTool(tool);
    return tool;
  }

  pin(): PinTool {
    const tool = new PinTool({
      onPlace: (at) => {
        tool.clear();
        this.keep({ kind: 'pin', at, tooth: null, text: 'Look here' });
      },
    });
    this.#viewer.setTool(tool);
    return tool;
  }

  margin(line?: MarginLine): MarginTool {
    const told: MarkShape[] = (this.told = []);
    const given = line === undefined ? {} : { line };
    const tool = new MarginTool({ words: WORDS, ...given, onChange: (shape) => told.push(shape) });
    this.#viewer.setTool(tool);
    return tool;
  }

  contacts(asked: Pick<ContactMap, 'scanId' | 'antagonistId' | 'range'>): ContactsTool {
    const told: MarkShape[] = (this.told = []);
    const tool = new ContactsTool({ ...asked, words: WORDS, onResult: (shape) => told.push(shape) });
    this.#viewer.setTool(tool);
    return tool;
  }

  deviation(
    asked: Pick<DeviationMap, 'scanId' | 'referenceId' | 'range'> &
      Partial<Pick<DeviationMap, 'pairs' | 'transform'>>,
  ): DeviationTool {
    const told: MarkShape[] = (this.told = []);
    const tool = new DeviationTool({ ...asked, words: WORDS, onResult: (shape) => told.push(shape) });
    this.#viewer.setTool(tool);
    return tool;
  }

  /** Marks are called by their number, and so are pins. */
  keep(shape: MarkShape): void {
    this.made.push(shape);
    let pins = 0;
    this.marks.show(
      this.made.map((made, which) => ({
        id: String(which),
        shape: made,
        ...(made.kind === 'pin' ? { number: ++pins } : {}),
      })),
    );
  }
}
