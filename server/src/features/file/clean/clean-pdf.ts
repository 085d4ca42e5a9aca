import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

const MOST_PAGES = 50;
const MOST_OBJECTS = 20_000;
const DEEPEST = 64;

/** What a page is drawn with. Everything else it may have (annotations, actions, forms, scripts) is not taken along. */
const PAGE_KEYS = ['MediaBox', 'CropBox', 'Rotate', 'Contents', 'Group'];
const RESOURCES = ['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'ProcSet'];

/** In these dictionaries keys are names somebody has given, and mean nothing by themselves. */
const NAMING = new Set(['CharProcs', 'Colorants']);

/** Keys that lead elsewhere: to actions, files, other documents, or back to the page tree. */
const LEFT_OUT = new Set(
  [
    'A AA AcroForm Annots JS JavaScript Launch Next OpenAction URI XFA',
    'AF EF EmbeddedFile EmbeddedFiles F FDecodeParms FFilter FS Names RF',
    'Alternates Info Measure Metadata OC OPI PieceInfo PtData Ref',
    'P Parent StructParent StructParents',
  ].flatMap((keys) => keys.split(' ')),
);

/** Makes a new document with the pages of another, as they look. Throws where there is nothing it can make one of. */
export async function cleanPdf(bytes: Buffer): Promise<{ bytes: Buffer; contentType: 'application/pdf' }> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  if (source.isEncrypted) throw new Error('encrypted');
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > MOST_PAGES) throw new Error('pages');
  const target = await PDFDocument.create({ updateMetadata: false });
  const copier = new Copier(source, target);
  for (const page of pages) {
    const { width, height } = page.getSize();
    copier.drawLike(page, target.addPage([width, height]));
  }
  // Plain objects instead of packed ones: simpler for whoever reads it, and for whoever checks what is in it.
  const made = await target.save({ useObjectStreams: false, addDefaultPage: false });
  return { bytes: Buffer.from(made), contentType: 'application/pdf' };
}

class Copier {
  readonly #source: PDFDocument;
  readonly #target: PDFDocument;
  readonly #copied = new Map<PDFRef, PDFRef>();

  constructor(source: PDFDocument, target: PDFDocument) {
    this.#source = source;
    this.#target = target;
  }

  drawLike(page: PDFPage, made: PDFPage): void {
    for (const key of PAGE_KEYS) {
      const value = inherited(page, key);
      if (value !== undefined) made.node.set(PDFName.of(key), this.#copy(value, 0));
    }
    const resources = this.#look(inherited(page, 'Resources'));
    if (resources instanceof PDFDict) made.node.set(PDFName.of('Resources'), this.#resources(resources, 0));
  }

  #look(value: PDFObject | undefined): PDFObject | undefined {
    return value instanceof PDFRef ? this.#source.context.lookup(value) : value;
  }

  #resources(resources: PDFDict, depth: number): PDFDict {
    const made = this.#target.context.obj({});
    for (const key of RESOURCES) {
      const value = this.#look(resources.get(PDFName.of(key)));
      if (value instanceof PDFDict) made.set(PDFName.of(key), this.#named(value, depth + 1));
      else if (value instanceof PDFArray) made.set(PDFName.of(key), this.#copy(value, depth + 1));
    }
    return made;
  }

  /** A dictionary by whose keys nothing is decided. */
  #named(dict: PDFDict, depth: number): PDFDict {
    const made = this.#target.context.obj({});
    for (const [key, value] of dict.entries()) made.set(key, this.#copy(value, depth + 1));
    return made;
  }

  #copy(value: PDFObject, depth: number): PDFObject {
    if (depth > DEEPEST) throw new Error('depth');
    if (value instanceof PDFRef) return this.#copyRef(value, depth);
    if (value instanceof PDFRawStream)
      return PDFRawStream.of(this.#dict(value.dict, depth), value.getContents());
    if (value instanceof PDFDict) return this.#dict(value, depth);
    if (value instanceof PDFArray) {
      const made = this.#target.context.obj([]);
      for (const item of value.asArray()) made.push(this.#copy(item, depth + 1));
      return made;
    }
    return value.clone(this.#target.context);
  }

  #copyRef(ref: PDFRef, depth: number): PDFObject {
    const known = this.#copied.get(ref);
    if (known !== undefined) return known;
    if (this.#copied.size >= MOST_OBJECTS) throw new Error('objects');
    const made = this.#target.context.nextRef();
    this.#copied.set(ref, made);
    const value = this.#source.context.lookup(ref);
    if (value !== undefined) this.#target.context.assign(made, this.#copy(value, depth + 1));
    return made;
  }

  #dict(dict: PDFDict, depth: number): PDFDict {
    const made = this.#target.context.obj({});
    for (const [name, value] of dict.entries()) {
      const key = name.decodeText();
      if (LEFT_OUT.has(key)) continue;
      const seen = key === 'Resources' || NAMING.has(key) ? this.#look(value) : undefined;
      if (seen instanceof PDFDict)
        made.set(name, key === 'Resources' ? this.#resources(seen, depth + 1) : this.#named(seen, depth + 1));
      else made.set(name, this.#copy(value, depth + 1));
    }
    return made;
  }
}

/** Pages may leave some of these to the folders they are in. */
function inherited(page: PDFPage, key: string): PDFObject | undefined {
  return page.node.getInheritableAttribute(PDFName.of(key));
}
