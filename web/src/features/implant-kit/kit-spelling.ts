import type { ImplantKit } from '@archway/rules/treatment/prescription';

const folded = (text: string): string => text.replaceAll(' ', '').toLowerCase();

/** Known manufacturers and systems as the list spells them, so that it doesn't name one of them twice. */
export function asListed(kits: readonly ImplantKit[], typed: ImplantKit): ImplantKit {
  const ofMaker = kits.filter(({ manufacturer }) => folded(manufacturer) === folded(typed.manufacturer));
  const ofSystem = ofMaker.filter(({ system }) => folded(system) === folded(typed.system));
  return {
    manufacturer: ofMaker[0]?.manufacturer ?? typed.manufacturer,
    system: ofSystem[0]?.system ?? typed.system,
    diameter: typed.diameter,
  };
}
