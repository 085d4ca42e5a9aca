import type { MailParts } from './mail-parts.ts';

/** The mail for programs that show no HTML, and for readers who want none. */
export function textPart(parts: MailParts): string {
  const { heading, paragraphs, facts, quoteLead, quote, button, note, footer, stop } = parts;
  const [first = '', ...others] = paragraphs;
  const blocks = [
    heading,
    first,
    facts.map(({ line }) => line).join('\n'),
    quoteLead,
    quote.map((line) => (line === '' ? '' : `> ${line}`)).join('\n'),
    ...others,
    // Alone on its line, so that no program takes a sign beside it for a part of the address.
    `${button.label}\n${button.link}`,
    note ?? '',
    footer.join('\n'),
    stop === undefined ? '' : `${stop.label}\n${stop.link}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
