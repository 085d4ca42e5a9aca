import { readdirSync } from 'node:fs';

/**
 * What each file of a folder exports under its own name: `order.ts` gives `orderPolicy` for the ending `Policy`. A feature
 * adds its file and no line in a list. Files without such an export are helpers of the others.
 */
export async function gather<T>(folder: URL, ending: string): Promise<T[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const found: T[] = [];
  for (const file of files.toSorted()) {
    const module = (await import(new URL(file, folder).href)) as Record<string, T>;
    const value = module[`${camelCase(file.slice(0, -'.ts'.length))}${ending}`];
    if (value !== undefined) found.push(value);
  }
  if (found.length === 0) throw new Error(`no file of ${folder.pathname} exports its …${ending}`);
  return found;
}

/** The same for records, as one. Two files that say something of the same thing are a mistake. */
export async function gatherRecords<T>(folder: URL, ending: string): Promise<Readonly<Record<string, T>>> {
  const entries = (await gather<Readonly<Record<string, T>>>(folder, ending)).flatMap((record) =>
    Object.entries(record),
  );
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length)
    throw new Error(`two files of ${folder.pathname} have the same name in their …${ending}`);
  return all;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
