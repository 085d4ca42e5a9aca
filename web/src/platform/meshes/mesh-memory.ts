/** The meshes of one case. Whatever comes after the case was dropped is not kept. */
export interface MeshShelf {
  /** A copy, since the viewer hands its bytes over to a worker. */
  read(key: string): Uint8Array<ArrayBuffer> | undefined;
  keep(key: string, bytes: Uint8Array<ArrayBuffer>): void;
}

interface Limits {
  cases: number;
  bytes: number;
}

/** What a page may keep of patients' models: the last five cases or 256 MB, whichever is less. */
const LIMITS: Limits = { cases: 5, bytes: 256 * 1024 ** 2 };

/**
 * Meshes of the cases shown last, packed as they came. The store's answers are not to be cached, so this is what lets
 * somebody come back to a case without waiting. It is in the page's memory alone, and gone with the page.
 */
export class MeshMemory {
  readonly #limits: Limits;
  /** The case shown last comes last. */
  readonly #cases = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  #bytes = 0;

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Of the case that is shown now; others may have to go for it. */
  open(caseId: string): MeshShelf {
    const meshes = this.#cases.get(caseId) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    this.#cases.delete(caseId);
    this.#cases.set(caseId, meshes);
    this.#makeRoom(caseId, 0);
    return {
      read: (key) => meshes.get(key)?.slice(),
      keep: (key, bytes) => {
        if (this.#cases.get(caseId) !== meshes || meshes.has(key)) return;
        if (!this.#makeRoom(caseId, bytes.length)) return;
        meshes.set(key, bytes.slice());
        this.#bytes += bytes.length;
      },
    };
  }

  forget(caseId: string): void {
    for (const { length } of this.#cases.get(caseId)?.values() ?? []) this.#bytes -= length;
    this.#cases.delete(caseId);
  }

  clear(): void {
    this.#cases.clear();
    this.#bytes = 0;
  }

  /** Drops the cases not shown for longest. False when not even dropping all others would do. */
  #makeRoom(shown: string, bytes: number): boolean {
    const others = [...this.#cases.keys()].filter((caseId) => caseId !== shown);
    const isFull = (): boolean =>
      this.#cases.size > this.#limits.cases || this.#bytes + bytes > this.#limits.bytes;
    for (const caseId of others) if (isFull()) this.forget(caseId);
    return !isFull();
  }
}
