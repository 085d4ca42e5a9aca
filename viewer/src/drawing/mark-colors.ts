/** Colors on the model, the same in both themes, because the model looks the same. */
export const MARK_COLORS = {
  measure: '#0E1D21',
  margin: '#E5351F',
  section: '#D68C0A',
  pin: '#1F4FD1',
} as const;
