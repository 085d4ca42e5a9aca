import { ScanFacts } from '@archway/contract/scan/model';
import { SCAN_ROLES } from '@archway/rules/scans';
import { z } from 'zod';

/** What a worker asks of a child. So many bytes of the file follow. */
export const Task = z.discriminatedUnion('task', [
  z.object({ task: z.literal('readScan'), name: z.string(), size: z.number().int() }),
  z.object({ task: z.literal('checkScan'), size: z.number().int() }),
  z.object({ task: z.literal('openArchive'), size: z.number().int() }),
  z.object({ task: z.literal('blankTexts'), size: z.number().int() }),
  z.object({
    task: z.literal('drawPicture'),
    /** Previews, one behind the other. */
    layers: z.array(z.object({ role: z.string(), size: z.number().int() })),
    size: z.number().int(),
  }),
]);
export type Task = z.output<typeof Task>;

/** Why a child makes nothing of a file. */
export const FILE_PROBLEMS = ['unreadable', 'tooLarge', 'empty'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export const DERIVED = ['preview', 'full', 'thumbnail'] as const;
export type DerivedName = (typeof DERIVED)[number];

const size = z.number().int().min(0);

/** What is known of a scan without anything made of it. */
const CheckedFacts = ScanFacts.omit({ previewError: true, isSimplified: true });
export type CheckedFacts = z.output<typeof CheckedFacts>;

/** What a child says, in this order: how far it is, how much will come, files with their bytes, and how it ended. */
export const Answer = z.discriminatedUnion('say', [
  z.object({ say: z.literal('step'), step: z.enum(['reading', 'preparing']) }),
  z.object({ say: z.literal('derived'), name: z.enum(DERIVED), size }),
  z.object({ say: z.literal('contents'), bytes: size }),
  z.object({
    say: z.literal('entry'),
    index: z.number().int().min(0),
    name: z.string(),
    kind: z.enum(['scan', 'photo']),
    size,
  }),
  z.object({
    say: z.literal('scan'),
    facts: ScanFacts,
    role: z.enum(SCAN_ROLES),
    roleIsSure: z.boolean(),
    previewTriangles: z.number().int(),
    fullTriangles: z.number().int(),
  }),
  z.object({ say: z.literal('checked'), facts: CheckedFacts }),
  z.object({ say: z.literal('picture'), size }),
  z.object({ say: z.literal('blanked'), size }),
  z.object({ say: z.literal('archive'), passedOver: z.array(z.string()) }),
  z.object({ say: z.literal('problem'), problem: z.enum(FILE_PROBLEMS) }),
]);
export type Answer = z.output<typeof Answer>;
