export const CASE_LIST = '/case-management';
export const CASE_PATTERN = `${CASE_LIST}/detail/:id`;
export const PATIENT_PATTERN = `${CASE_LIST}/patient/:id`;
export const patientPath = (patientId: string): string => `${CASE_LIST}/patient/${patientId}`;
export const casePath = (caseId: string): string => `${CASE_LIST}/detail/${caseId}`;
