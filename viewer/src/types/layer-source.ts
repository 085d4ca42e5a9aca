/** A mesh of `packGlb` to fetch. */
export interface Resource {
  url: string;
  /** Names the bytes whatever the address is, for whoever keeps them. */
  content?: string;
  bytes: number;
  triangles: number;
}

export type Detail = 'preview' | 'full';

/** What the portal knows of a layer. */
export interface LayerSource {
  id: string;
  /** What the file shows, as in an order: `upper`, `lower`, `bite1`, `design`. */
  role: string;
  name: string;
  preview: Resource | null;
  full: Resource | null;
  thumbnailUrl: string | null;
  /** What the numbers in the resources are multiplied with. Those we derive are in millimeters already: 1. */
  toMillimeters: number;
}
