import { findBarrels } from './barrels.ts';
import { cruise } from './cruise.ts';
import { findCycles } from './cycles.ts';
import type { Finding } from './finding.ts';
import { readModule } from '@archway/tools/imports/modules';
import { sourceFiles } from '@archway/tools/imports/sources';
import { findBorrowedTables } from './tables.ts';

/** All import laws that are not left to oxlint, on the sources below `root`. */
export function checkLaws(root: string): { files: number; findings: Finding[] } {
  const files = sourceFiles(root);
  const modules = files.map((file) => readModule(root, file));
  return {
    files: files.length,
    findings: [
      ...cruise(root, files),
      ...findCycles(modules),
      ...findBarrels(modules),
      ...findBorrowedTables(root, files),
    ],
  };
}

if (import.meta.main) {
  const { files, findings } = checkLaws(process.cwd());
  for (const { file, rule, detail } of findings) console.error(`${file}: ${rule} ${detail}`);
  console.log(`laws: ${files} files, ${findings.length} violations`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
