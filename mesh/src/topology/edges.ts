/**
 * Every edge once, in the slots of a hash table. A slot with no uses is empty: there are more slots than edges, for the
 * sake of speed, and flat arrays because a scan has millions of edges.
 */
export interface EdgeTable {
  /** The vertex with the smaller number. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** How many triangles have this edge; 255 stands for that and more. */
  uses: Uint8Array;
  /** How many of them run along it from start to end, less those that run back: 0 where two neighbors agree. */
  balances: Int8Array;
}

/** The edges of all triangles that have three different corners. */
export function edgesOf(indices: Uint32Array): EdgeTable {
  const table = emptyTable(indices.length);
  for (let at = 0; at < indices.length; at += 3) {
    const a = indices[at]!;
    const b = indices[at + 1]!;
    const c = indices[at + 2]!;
    if (a === b || b === c || c === a) continue;
    addEdge(table, a, b);
    addEdge(table, b, c);
    addEdge(table, c, a);
  }
  return table;
}

/** Of triangles that share no edge there are as many edges as corners, so the table has a third more slots at least. */
function emptyTable(corners: number): EdgeTable {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(4, corners * 1.33)));
  return {
    starts: new Uint32Array(slots),
    ends: new Uint32Array(slots),
    uses: new Uint8Array(slots),
    balances: new Int8Array(slots),
  };
}

function addEdge({ starts, ends, uses, balances }: EdgeTable, from: number, to: number): void {
  const start = Math.min(from, to);
  const end = Math.max(from, to);
  const mask = uses.length - 1;
  let slot = hash(start, end) & mask;
  while (uses[slot] !== 0 && (starts[slot] !== start || ends[slot] !== end)) slot = (slot + 1) & mask;
  starts[slot] = start;
  ends[slot] = end;
  if (uses[slot] === 255) return;
  uses[slot] = uses[slot]! + 1;
  const balance = balances[slot]! + (from === start ? 1 : -1);
  balances[slot] = Math.max(-127, Math.min(127, balance));
}

function hash(start: number, end: number): number {
  const mixed = Math.imul(start, 0x9e3779b1) ^ Math.imul(end, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
