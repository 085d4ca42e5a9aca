import type { Vector } from '@archway/mesh/core/vector';
import type { MarginLine } from '@archway/rules/marks';
import type { MarginAsked, MarginFound } from '../../work/margin-line.ts';
import { Latest } from '../latest.ts';
import {
  closed,
  draftOf,
  EMPTY,
  withoutPoint,
  withPoint,
  withPointBetween,
  withPointMoved,
  type MarginDraft,
} from './margin-draft.ts';
import { insertionAt } from './place-on-line.ts';

/** Why the last change came to nothing: the surface is torn between two points, or the search failed. */
export type MarginProblem = 'apart' | 'failed';

interface Hooks {
  find: (asked: MarginAsked) => Promise<MarginFound | null>;
  /** Something is to be drawn and told. */
  onStep: () => void;
  /** A line was found for what is set now. */
  onLine: (line: MarginLine) => void;
}

const NOTHING: MarginFound = { points: [], line: [], millimeters: 0 };

/** A margin line while it is made: the points set, the line found through them, and the way back. */
export class MarginEditor {
  scanId: string | null;
  problem: MarginProblem | null = null;
  #tooth: number | null;
  #draft: MarginDraft = EMPTY;
  /** What `#found` was found for. */
  #foundFor: MarginDraft = EMPTY;
  #found = NOTHING;
  #past: MarginDraft[] = [];
  #isMoving = false;
  readonly #hooks: Hooks;
  readonly #search: Latest<MarginDraft, MarginFound | null>;

  constructor(start: { scanId: string | null; line: MarginLine | null }, hooks: Hooks) {
    this.#hooks = hooks;
    this.scanId = start.line?.scanId ?? start.scanId;
    this.#tooth = start.line?.tooth ?? null;
    if (start.line !== null) {
      this.#draft = this.#foundFor = draftOf(start.line);
      this.#found = start.line;
    }
    this.#search = new Latest((draft) => hooks.find(this.#askedFor(draft)), {
      onDone: (found, draft) => this.#learn(found, draft),
      onFail: () => this.#giveUp('failed'),
    });
  }

  get draft(): MarginDraft {
    return this.#draft;
  }

  get line(): readonly Vector[] {
    return this.#found.line;
  }

  get isLineClosed(): boolean {
    return this.#foundFor.isClosed;
  }

  get millimeters(): number {
    return this.#found.millimeters;
  }

  get isWorking(): boolean {
    return this.#search.isWorking;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Where the points are shown: on the line as soon as it is known, until then where they were set. */
  get handles(): Vector[] {
    return this.#draft.points.map((point, which) =>
      this.#foundFor.points[which] === point ? (this.#found.points[which] ?? point.at) : point.at,
    );
  }

  /** What can be kept; null while there is no line for what is set. */
  get shape(): MarginLine | null {
    const { points, line, millimeters } = this.#found;
    if (this.scanId === null || this.#foundFor !== this.#draft || line.length < 2) return null;
    const { isClosed } = this.#draft;
    return {
      kind: 'margin',
      scanId: this.scanId,
      tooth: this.#tooth,
      points,
      line,
      isClosed,
      millimeters,
    };
  }

  setTooth(tooth: number | null): void {
    this.#tooth = tooth;
    if (this.shape !== null) this.#hooks.onLine(this.shape);
    this.#hooks.onStep();
  }

  add(at: Vector): void {
    this.#change(withPoint(this.#draft, at));
  }

  /** Sets a point on the line, at one of its places. Answers its number. */
  insert(place: number): number {
    const which = insertionAt(this.line, this.handles, place);
    this.#change(withPointBetween(this.#draft, which, this.line[place]!));
    return which;
  }

  remove(which: number): void {
    this.#change(withoutPoint(this.#draft, which));
  }

  close(): void {
    this.#change(closed(this.#draft));
  }

  /** All moves until `endMove` are one change. */
  move(which: number, to: Vector): void {
    if (!this.#isMoving) this.#past.push(this.#draft);
    this.#isMoving = true;
    this.#take(withPointMoved(this.#draft, which, to));
  }

  endMove(): void {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    this.#take(this.#draft);
  }

  undo(): void {
    const before = this.#past.pop();
    if (before !== undefined) this.#take(before);
  }

  dispose(): void {
    this.#search.forget();
  }

  #change(next: MarginDraft): void {
    this.#past.push(this.#draft);
    this.#take(next);
  }

  #take(draft: MarginDraft): void {
    this.#draft = draft;
    this.problem = null;
    if (draft.points.length > 0) this.#search.ask(draft);
    else this.#forget();
    this.#hooks.onStep();
  }

  #forget(): void {
    this.#search.forget();
    this.#found = NOTHING;
    this.#foundFor = EMPTY;
  }

  #learn(found: MarginFound | null, draft: MarginDraft): void {
    if (found === null) {
      this.#giveUp('apart');
      return;
    }
    this.#found = found;
    this.#foundFor = draft;
    const { shape } = this;
    if (shape !== null && !this.#isMoving) this.#hooks.onLine(shape);
    this.#hooks.onStep();
  }

  /** Back to what could be found. */
  #giveUp(problem: MarginProblem): void {
    this.#search.forget();
    this.#isMoving = false;
    this.#draft = this.#past.pop() ?? EMPTY;
    if (this.#draft.points.length === 0) this.#forget();
    else if (this.#draft !== this.#foundFor) this.#search.ask(this.#draft);
    this.problem = problem;
    this.#hooks.onStep();
  }

  #askedFor({ points, isClosed }: MarginDraft): MarginAsked {
    return {
      scanId: this.scanId ?? '',
      points: points.map(({ at }) => at),
      pinned: points.flatMap(({ isPinned }, which) => (isPinned ? [which] : [])),
      isClosed,
    };
  }
}
