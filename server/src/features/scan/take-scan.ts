import { lockContent, markProcessed } from '../file/public.ts';
import { bytesOf, putDerived } from './derived.ts';
import { ChildFailed } from './sandboxed/child-process.ts';
import { DERIVED, type Answer, type DerivedName, type FileProblem } from './sandboxed/protocol.ts';
import { giveUp, Overtaken, reach, tellStep, type FileRun } from './file-run.ts';
import { finishScan, type MadeFile } from './scan.repository.ts';
import { GLB } from './scan.present.ts';
import { WORK_SECONDS } from './work-seconds.ts';

const CONTENT_TYPES: Record<DerivedName, string> = { preview: GLB, full: GLB, thumbnail: 'image/png' };

type ScanAnswer = Extract<Answer, { say: 'scan' }>;
type Made = { scan: ScanAnswer; derived: Map<DerivedName, Buffer> } | { problem: FileProblem };

/** Takes what a child has made of a scan: files to look at, and what is known about it. */
export async function takeScan(go: FileRun): Promise<void> {
  const made = await go.child
    .within(WORK_SECONDS, () => listen(go))
    .catch((error: unknown): Made => problemOf(error));
  if ('problem' in made) {
    await giveUp(go, made.problem);
    return;
  }
  const files = new Map<DerivedName, MadeFile>();
  for (const [name, bytes] of made.derived) files.set(name, await putDerived(go, bytes, CONTENT_TYPES[name]));
  await finish(go, made.scan, files);
}

/** Whatever way a child fails is its file's fault; everything else is not. */
export function problemOf(error: unknown): { problem: FileProblem } {
  if (error instanceof ChildFailed) return { problem: error.problem };
  throw error;
}

async function listen(go: FileRun): Promise<Made> {
  const derived = new Map<DerivedName, Buffer>();
  for (;;) {
    const answer = await go.child.answer();
    if (answer.say === 'step') await reach(go, answer.step);
    else if (answer.say === 'derived') derived.set(answer.name, await bytesOf(go.child, answer.size));
    else if (answer.say === 'problem') return { problem: answer.problem };
    else if (answer.say === 'scan' && derived.size === DERIVED.length) return { scan: answer, derived };
    else throw new ChildFailed('unreadable');
  }
}

async function finish(
  { inTenant, orgId, run, file, store }: FileRun,
  answer: ScanAnswer,
  files: ReadonlyMap<DerivedName, MadeFile>,
): Promise<void> {
  const of = (name: DerivedName): MadeFile => files.get(name) ?? { key: '', bytes: 0 };
  const { facts, role, roleIsSure, previewTriangles, fullTriangles } = answer;
  await inTenant(async (tx) => {
    for (const { key } of [...files.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await lockContent(tx, key);
      // A sweep may have found it unused a moment ago, when it was that of a file just removed.
      if ((await store.head(key)) === null) throw new Error('swept');
    }
    const isOurs = await finishScan(tx, run, {
      facts,
      role,
      roleIsSure,
      preview: { ...of('preview'), triangles: previewTriangles },
      full: { ...of('full'), triangles: fullTriangles },
      thumbnail: of('thumbnail'),
    });
    if (!isOurs) throw new Overtaken();
    await markProcessed(tx, orgId, file.id);
    await tellStep(tx, run, 'done');
  });
}
