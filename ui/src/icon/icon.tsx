import type { LucideIcon } from 'lucide-react';

/** A glyph of the one set we draw from: 16 pixels and a stroke of 1.75, 18 in rails of tools. */
export type Icon = LucideIcon;
