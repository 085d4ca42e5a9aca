import { foldText } from '@archway/rules/fold-text';
import type { CommandGroup } from './command.ts';

/** The groups with the commands that have every word of the query; found ones are left as they come. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      commands: group.isFound
        ? group.commands
        : group.commands.filter(({ label, keywords = [] }) => {
            const text = foldText([label, ...keywords].join(' '));
            return words.every((word) => text.includes(word));
          }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
