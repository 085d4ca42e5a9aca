/** What the clinic has shown, said and written about some of its cases besides scanning. All of it is invented. */
export interface CaseExtra {
  /** A photo of the front, as from a camera. */
  photo?: string;
  /** Spoken by a program. */
  voice?: string;
}

export const CASE_EXTRAS: Readonly<Record<string, CaseExtra>> = {
  'Crown 26': {
    photo: 'front, shade A2.jpg',
    voice:
      'Crown on two six. The contact to two five is light, please keep it that way. The patient grinds at night.',
  },
  'Bridge 34 to 36': {
    photo: 'smile before treatment.jpg',
    voice: 'Bridge three four to three six. Please make the pontic easy to clean.',
  },
  'Veneers 11 and 21': { photo: 'lip line.jpg' },
};
