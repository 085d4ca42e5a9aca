import type { ImplantKit } from './prescription.ts';

/** What every clinic is offered, in mm. All names are invented. */
const SEEDED = {
  Aldera: {
    Conic: ['3.3', '3.8', '4.1', '4.8'],
    'Conic Slim': ['2.9', '3.3'],
    Short: ['4.1', '4.8', '5.5'],
  },
  Borvik: { Fjell: ['3.5', '4', '4.5', '5'], 'Fjell Mini': ['2.4', '3'] },
  Kestrin: { 'K-Line': ['3.4', '3.9', '4.4', '5.2'] },
  Nordhelm: { Axis: ['3.6', '4.2', '5'], 'Axis Wide': ['5.6', '6.5'] },
  Velmora: { Stella: ['3.25', '3.75', '4.25', '5'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export const SEEDED_KITS: readonly ImplantKit[] = Object.entries(SEEDED).flatMap(([manufacturer, systems]) =>
  Object.entries<readonly string[]>(systems).flatMap(([system, diameters]) =>
    diameters.map((diameter) => ({ manufacturer, system, diameter })),
  ),
);

/** Of one clinic, beside the seeded ones. */
export const MOST_IMPLANT_KITS = 200;
export const KIT_LENGTHS = { manufacturer: 64, system: 64, diameter: 16 } as const;

/** In mm. */
export const DIAMETERS = { least: 1, most: 20 } as const;

/** A diameter in mm as it is stored, `4.1`, with either decimal sign before; null where it is none. */
export function readDiameter(typed: string): string | null {
  const [, whole, part = ''] = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  const diameter = Number(`${whole}.${part}`);
  return diameter < DIAMETERS.least || diameter > DIAMETERS.most ? null : String(diameter);
}

export const isDiameter = (text: string): boolean => readDiameter(text) === text;

/** Two kits with the same key are the same: case and spaces don't count. The unique index says so too. */
export const kitKey = ({ manufacturer, system, diameter }: ImplantKit): string =>
  JSON.stringify([manufacturer, system, diameter].map((part) => part.replaceAll(' ', '').toLowerCase()));

/** The kit of a list that is the same as this one. */
export const findKit = <K extends ImplantKit>(kits: readonly K[], kit: ImplantKit): K | undefined =>
  kits.find((one) => kitKey(one) === kitKey(kit));

/** Every part is chosen. */
export const isWholeKit = (kit: ImplantKit | null): boolean =>
  kit !== null && Object.values(kit).every((part) => part !== '');
