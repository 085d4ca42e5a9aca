/** The first and last tooth of each sextant by FDI, in the order in which they are named. */
const TEETH: Readonly<Record<number, readonly [number, number]>> = {
  1: [17, 14],
  2: [13, 23],
  3: [24, 27],
  4: [37, 34],
  5: [33, 43],
  6: [44, 47],
};

/** Nothing for 0, which stands for a scan without a whole arch or for a place beyond all teeth. */
export const sextantTeeth = (sextant: number): readonly [number, number] | undefined => TEETH[sextant];
