/** What a new organization does first, in this order. Only clinics have dentists. */
export const FIRST_STEPS = ['organization', 'dentist', 'colleague', 'scan'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
