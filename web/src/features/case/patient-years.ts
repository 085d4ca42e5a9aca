import type { PatientCase } from '@archway/contract/case/model';

export interface PatientYear {
  year: string;
  cases: PatientCase[];
}

/** Cases by the year of their first scan, in the order they came. */
export function patientYears(cases: readonly PatientCase[]): PatientYear[] {
  const years: PatientYear[] = [];
  for (const one of cases) {
    const year = one.scannedOn.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.cases.push(one);
    else years.push({ year, cases: [one] });
  }
  return years;
}
