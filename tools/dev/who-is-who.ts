import { CAST, CAST_PASSWORD, emailOf } from '@archway/cast/organizations';

/** Whom a demonstration can be seen as, one line each. */
export function whoIsWho(): string {
  const people = CAST.flatMap((organization) =>
    organization.members.map((member) => [
      emailOf(member, organization),
      member.displayName,
      member.role,
      organization.name,
    ]),
  );
  const widths = people[0]?.map((_, column) => Math.max(...people.map((row) => row[column]?.length ?? 0)));
  const lines = people.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths?.[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', `password of all: ${CAST_PASSWORD}`].map((line) => `  ${line}`.trimEnd()).join('\n');
}
