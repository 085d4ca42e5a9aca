/** How a mail can be looked at, with the words of the switches. The first of each is taken unless another is asked. */
export const CHOICES = {
  view: { html: 'Message', text: 'Plain text', source: 'Source' },
  theme: { light: 'Light', dark: 'Dark' },
  width: { desk: 'Desk', phone: 'Phone' },
} as const;

export type Look = { [Name in keyof typeof CHOICES]: keyof (typeof CHOICES)[Name] };

export function lookOf(query: URLSearchParams): Look {
  return { view: asked(query, 'view'), theme: asked(query, 'theme'), width: asked(query, 'width') };
}

function asked<Name extends keyof Look>(query: URLSearchParams, name: Name): Look[Name] {
  const values = Object.keys(CHOICES[name]) as [Look[Name], ...Look[Name][]];
  return values.find((value) => value === query.get(name)) ?? values[0];
}

/** A mail asks the reader's computer whether it is dark; here the switch answers, in every browser. */
export function asInTheme(html: string, theme: Look['theme']): string {
  const answer = theme === 'dark' ? '(min-width:0)' : '(max-width:0)';
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, answer);
}
