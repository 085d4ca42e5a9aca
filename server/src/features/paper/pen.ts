import type { Language } from '@archway/rules/languages';
import Pdf from 'pdfkit';
import { breakLines, cutLine } from './break-lines.ts';
import { facesOf, readFont, type Face, type Weight } from './fonts.ts';

/** Points in a millimeter: all measures of papers are in millimeters, letters are in points. */
export const MM = 72 / 25.4;

export interface Style {
  /** In points. */
  size: number;
  weight?: Weight;
  mono?: boolean;
  color?: string;
  /** In millimeters, from line to line. */
  leading?: number;
}

export interface Block {
  lines: readonly string[];
  /** In millimeters. */
  height: number;
}

interface Run {
  font: string;
  text: string;
}

/** The one thing that is not told to users of the library: which letters a font has. */
interface Opened {
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}

const LEADING = 1.36;

/** Writes and draws on the pages of a document, in millimeters from the upper left corner. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #faces: readonly Face[];
  readonly #fontOf = new Map<string, string>();
  readonly #opened = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor(language: Language, title: string) {
    this.#faces = facesOf(language);
    this.doc = new Pdf({
      autoFirstPage: false,
      bufferPages: true,
      margin: 0,
      info: { Title: title, Producer: 'Archway', Creator: 'Archway' },
      lang: language,
      pdfVersion: '1.7',
      displayTitle: true,
    });
  }

  page(width: number, height: number): void {
    this.doc.addPage({ size: [width * MM, height * MM], margin: 0 });
  }

  /** How wide a text is, in millimeters. */
  widthOf(text: string, style: Style): number {
    return this.#runsOf(text, style).reduce((sum, run) => sum + this.#runWidth(run, style.size), 0) / MM;
  }

  /** A text in lines of a width. */
  block(text: string, width: number, style: Style): Block {
    const lines = breakLines(text, width, (part) => this.widthOf(part, style));
    return { lines, height: lines.length * leadingOf(style) };
  }

  /** Writes lines below each other; `y` is the top of the first. Answers where the next would begin. */
  write(block: Block, x: number, y: number, style: Style): number {
    block.lines.forEach((line, index) => this.line(line, x, y + index * leadingOf(style), style));
    return y + block.height;
  }

  /** Breaks a text and writes it. */
  text(text: string, at: { x: number; y: number; width: number }, style: Style): number {
    return this.write(this.block(text, at.width, style), at.x, at.y, style);
  }

  /** One line, cut where it is wider than there is room. */
  fitted(text: string, at: { x: number; y: number; width: number }, style: Style): number {
    this.line(
      cutLine(text, at.width, (part) => this.widthOf(part, style)),
      at.x,
      at.y,
      style,
    );
    return at.y + leadingOf(style);
  }

  /** One line, in smaller letters where it is too wide, and cut below the least size. Answers where the next would begin. */
  shrunk(text: string, at: { x: number; y: number; width: number }, style: Style, least: number): number {
    const leading = leadingOf(style);
    const wide = this.widthOf(text, style);
    const size = wide <= at.width ? style.size : Math.max(least, (style.size * at.width) / wide);
    return this.fitted(text, at, { ...style, size, leading });
  }

  /** One line as it is, from the left, from the right or around the middle. */
  line(text: string, x: number, y: number, style: Style, align: 'left' | 'right' | 'middle' = 'left'): void {
    const width = align === 'left' ? 0 : this.widthOf(text, style);
    let at = (x - (align === 'right' ? width : align === 'middle' ? width / 2 : 0)) * MM;
    // Letters of all fonts stand on one line: its place is that of the Latin ones.
    const base = y * MM + (leadingOf(style) * MM + style.size * 0.7) / 2;
    for (const run of this.#runsOf(text, style)) {
      this.doc.font(run.font).fontSize(style.size);
      this.doc
        .fillColor(style.color ?? 'black')
        .text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#runWidth(run, style.size);
    }
  }

  rule(x: number, y: number, width: number, thickness: number): void {
    this.doc
      .lineWidth(thickness * MM)
      .moveTo(x * MM, y * MM)
      .lineTo((x + width) * MM, y * MM)
      .stroke('black');
  }

  frame(x: number, y: number, width: number, height: number, thickness = 0.25): void {
    this.doc
      .lineWidth(thickness * MM)
      .rect(x * MM, y * MM, width * MM, height * MM)
      .stroke('black');
  }

  filled(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x * MM, y * MM, width * MM, height * MM).fill('black');
  }

  #runsOf(text: string, style: Style): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const font = this.#fontFor(letter, style);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  #fontFor(letter: string, { weight = 'Regular', mono = false }: Style): string {
    const key = `${weight} ${mono} ${letter}`;
    let font = this.#fontOf.get(key);
    if (font === undefined) {
      const faces: readonly Face[] = mono ? ['mono', ...this.#faces] : this.#faces;
      const face = faces.find((one) => this.#has(one, weight, letter)) ?? faces[0] ?? 'sans';
      font = this.#open(face, weight);
      this.#fontOf.set(key, font);
    }
    return font;
  }

  #open(face: Face, weight: Weight): string {
    const name = `${face} ${weight}`;
    if (!this.#opened.has(name)) this.doc.registerFont(name, readFont(face, weight));
    this.#opened.add(name);
    return name;
  }

  #has(face: Face, weight: Weight, letter: string): boolean {
    this.doc.font(this.#open(face, weight));
    const { font } = Reflect.get(this.doc, '_font') as Opened;
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  #runWidth({ font, text }: Run, size: number): number {
    const key = `${font} ${size} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.doc.font(font).fontSize(size).widthOfString(text);
      this.#widths.set(key, width);
    }
    return width;
  }
}

export const leadingOf = ({ size, leading }: Style): number => leading ?? (size * LEADING) / MM;
