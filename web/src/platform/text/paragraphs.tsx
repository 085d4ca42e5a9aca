import type { ReactNode } from 'react';

/** A longer text of the locales, whose paragraphs are separated by an empty line. */
export const Paragraphs = ({ text }: { text: string }): ReactNode =>
  // The paragraphs of a text never change places.
  text.split('\n\n').map((paragraph, index) => <p key={index}>{paragraph}</p>);
