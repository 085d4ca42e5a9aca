/** A mesh written by `packGlb`, to fetch. */
export interface Resource {
  url: string;
  /** Identifies the content independently of the URL, for caches. */
  content?: string;
  bytes: number;
  triangles: number;
}

export type Detail = 'preview' | 'full';

/** A layer as the portal describes it. */
export interface LayerSource {
  id: string;
  /** What the file shows, as in an order: `upper`, `lower`, `bite1`, `design`. */
  role: string;
  name: string;
  preview: Resource | null;
  full: Resource | null;
  /** Factor from the units of the resources to millimeters; 1 for derived meshes. */
  toMillimeters: number;
}
