const MOST = 50;

/** The suggestions that contain what is typed, those that begin with it first. */
export function suggestionsFor(typed: string, names: readonly string[]): readonly string[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const found = names.filter((name) => name.toLocaleLowerCase().includes(wanted));
  const begins = (name: string): boolean => name.toLocaleLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))].slice(0, MOST);
}
