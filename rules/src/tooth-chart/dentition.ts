/** Which teeth a chart shows. Among the others, deciduous teeth stand inside the permanent arch. */
export type Dentition = 'permanent' | 'deciduous' | 'mixed';
