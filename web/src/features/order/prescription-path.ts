/** Where the works of a case are changed, checked for the lab that the order goes to. */
export const prescriptionPath = (caseId: string, labCode: string | null): string =>
  `/case-management/prescription/${caseId}${labCode === null ? '' : `?${new URLSearchParams({ lab: labCode }).toString()}`}`;
