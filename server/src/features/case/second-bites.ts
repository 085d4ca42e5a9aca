import type { ScanRole } from '@archway/rules/scans';

interface WithRole {
  fileId: string;
  role: ScanRole;
}

/** A second bite is the other side, unless somebody said otherwise. */
export function secondBites<F extends WithRole>(files: readonly F[], saidFor: ReadonlySet<string>): F[] {
  if (files.some(({ role }) => role === 'bite2')) return [...files];
  const [, ...others] = files.filter(({ role }) => role === 'bite1');
  return files.map((file) =>
    others.includes(file) && !saidFor.has(file.fileId) ? { ...file, role: 'bite2', roleIsSure: false } : file,
  );
}
