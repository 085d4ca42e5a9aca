import { MeshError } from './mesh-error.ts';
import type { PlyHeader } from './ply-header.ts';
import { SCALAR_BYTES, type PlyScalar } from './ply-scalar.ts';
import { TextCursor } from './text-cursor.ts';
import { viewOf } from './view-of.ts';

/** The values of a PLY one after the other, in whichever way they are written. */
export interface PlySource {
  /** The bytes that are left. */
  readonly left: number;
  /** The fewest bytes that a value of this type takes. */
  bytesOf(type: PlyScalar): number;
  next(type: PlyScalar): number;
  skip(type: PlyScalar, count: number): void;
}

export function plySource(bytes: Uint8Array, { encoding, end }: PlyHeader): PlySource {
  if (encoding === 'ascii') return new TextSource(bytes, end);
  return new BinarySource(bytes, end, encoding === 'littleEndian');
}

class BinarySource implements PlySource {
  readonly #view: DataView;
  readonly #isLittle: boolean;
  #at: number;

  constructor(bytes: Uint8Array, at: number, isLittle: boolean) {
    this.#view = viewOf(bytes);
    this.#at = at;
    this.#isLittle = isLittle;
  }

  get left(): number {
    return this.#view.byteLength - this.#at;
  }

  bytesOf(type: PlyScalar): number {
    return SCALAR_BYTES[type];
  }

  next(type: PlyScalar): number {
    const at = this.#at;
    this.skip(type, 1);
    const view = this.#view;
    switch (type) {
      case 'float32':
        return view.getFloat32(at, this.#isLittle);
      case 'uint8':
        return view.getUint8(at);
      case 'int32':
        return view.getInt32(at, this.#isLittle);
      case 'uint32':
        return view.getUint32(at, this.#isLittle);
      case 'float64':
        return view.getFloat64(at, this.#isLittle);
      case 'uint16':
        return view.getUint16(at, this.#isLittle);
      case 'int16':
        return view.getInt16(at, this.#isLittle);
      case 'int8':
        return view.getInt8(at);
    }
  }

  skip(type: PlyScalar, count: number): void {
    this.#at += count * SCALAR_BYTES[type];
    if (this.#at > this.#view.byteLength) throw new MeshError('truncated', 'the file ends within a row');
  }
}

class TextSource implements PlySource {
  readonly #cursor: TextCursor;

  constructor(bytes: Uint8Array, at: number) {
    this.#cursor = new TextCursor(bytes, at);
  }

  get left(): number {
    return this.#cursor.bytes.length - this.#cursor.at;
  }

  /** A digit and a space in front of it, or behind it in the first element, which is never the last. */
  bytesOf(): number {
    return 2;
  }

  next(): number {
    this.#cursor.toNextWord();
    return this.#cursor.readNumber();
  }

  skip(_type: PlyScalar, count: number): void {
    for (let i = 0; i < count; i++) {
      if (!this.#cursor.toNextWord()) throw new MeshError('truncated', 'the file ends within a row');
      this.#cursor.skipWord();
    }
  }
}
