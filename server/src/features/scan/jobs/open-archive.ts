import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { takeArchive } from '../take-archive.ts';
import { FileInput, workOnFile } from '../work-on-file.ts';

/** Checks an archive, keeps it, and makes files of what is in it. */
export const openArchive: Job<typeof FileInput> = defineJob({
  name: 'scan.openArchive',
  input: FileInput,
  isShared: true,
  run: (context) =>
    workOnFile(context, {
      job: () => openArchive,
      task: ({ size }) => ({ task: 'openArchive', size }),
      take: takeArchive,
    }),
});
