/** Names of shades are the makers' own and are never translated. No name is in two systems. */
export const CLASSICAL_SHADES = [
  'A1',
  'A2',
  'A3',
  'A3.5',
  'A4',
  'B1',
  'B2',
  'B3',
  'B4',
  'C1',
  'C2',
  'C3',
  'C4',
  'D2',
  'D3',
  'D4',
] as const;

export const MASTER_SHADES = [
  '1M1',
  '1M2',
  '2L1.5',
  '2L2.5',
  '2M1',
  '2M2',
  '2M3',
  '2R1.5',
  '2R2.5',
  '3L1.5',
  '3L2.5',
  '3M1',
  '3M2',
  '3M3',
  '3R1.5',
  '3R2.5',
  '4L1.5',
  '4L2.5',
  '4M1',
  '4M2',
  '4M3',
  '4R1.5',
  '4R2.5',
  '5M1',
  '5M2',
  '5M3',
] as const;

export const BLEACH_SHADES = ['0M1', '0M2', '0M3', 'BL1', 'BL2', 'BL3', 'BL4'] as const;

export const SHADE_SYSTEMS = {
  classical: CLASSICAL_SHADES,
  master: MASTER_SHADES,
  bleach: BLEACH_SHADES,
} as const;
export type ShadeSystem = keyof typeof SHADE_SYSTEMS;
export const SHADE_SYSTEM_NAMES = ['classical', 'master', 'bleach'] as const satisfies readonly ShadeSystem[];

/** What a prepared tooth looks like, before anything stands on it. */
export const STUMP_SHADES = ['ND1', 'ND2', 'ND3', 'ND4', 'ND5', 'ND6', 'ND7', 'ND8', 'ND9'] as const;
export type StumpShade = (typeof STUMP_SHADES)[number];

export const SHADES = [...CLASSICAL_SHADES, ...MASTER_SHADES, ...BLEACH_SHADES] as const;
export type Shade = (typeof SHADES)[number];

/** The system a shade is one of. */
export function systemOf(shade: string): ShadeSystem {
  return (
    SHADE_SYSTEM_NAMES.find((name) => (SHADE_SYSTEMS[name] as readonly string[]).includes(shade)) ??
    'classical'
  );
}
