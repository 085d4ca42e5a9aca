import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { takeScan } from '../take-scan.ts';
import { FileInput, workOnFile } from '../work-on-file.ts';

/** Checks a scan, keeps it, and makes of it what one looks at. */
export const processScan: Job<typeof FileInput> = defineJob({
  name: 'scan.process',
  input: FileInput,
  isShared: true,
  run: (context) =>
    workOnFile(context, {
      job: () => processScan,
      task: ({ name, size }) => ({ task: 'readScan', name, size }),
      take: takeScan,
    }),
});
