export const CASE_LIST = '/case-management';
export const CASE_PATTERN = `${CASE_LIST}/detail/:id`;
export const casePath = (caseId: string): string => `${CASE_LIST}/detail/${caseId}`;
