export const CASE_LIST = '/case-management';
export const CASE_PATTERN = `${CASE_LIST}/detail/:id`;
export const PATIENT_PATTERN = `${CASE_LIST}/patient/:id`;
export const COMPARE = `${CASE_LIST}/compare`;
/** Two scans of a patient; what is left out is chosen by the page. */
export const comparePath = (patientId: string, scans: { a?: string; b?: string }): string =>
  `${COMPARE}?${new URLSearchParams({ patient: patientId, ...scans }).toString()}`;
export const prescriptionPath = (caseId: string): string => `${CASE_LIST}/prescription/${caseId}`;
export const patientPath = (patientId: string): string => `${CASE_LIST}/patient/${patientId}`;
const ORDERS = '/order-management';
export const orderPath = (orderId: string): string => `${ORDERS}/detail/${orderId}`;
/** A new order with what this case has. */
export const newOrderPath = (caseId: string): string =>
  `${ORDERS}/new?${new URLSearchParams({ case: caseId }).toString()}`;
export const casePath = (caseId: string): string => `${CASE_LIST}/detail/${caseId}`;
