import { CASE_EXTRAS } from '@archway/cast/case-extras';
import { CASE_SCANS } from '@archway/cast/case-scans';
import { CASES_OF } from '@archway/cast/cases';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import { CAST, CAST_PASSWORD, emailOf } from '@archway/cast/organizations';
import { sendCaseExtras } from '@archway/cast/send-case-extras';
import { sendCaseFiles } from '@archway/cast/send-case-files';
import { signInAs } from '@archway/cast/sign-in-as';
import { makeExtras } from './dev/cast-extras.ts';

/** Gives the cast's cases their scans, on a site that runs: made once, and sent the way a page does. */
const clinic = CAST.find(({ name }) => name === CASES_OF);
const [administrator] = clinic?.members ?? [];
if (clinic === undefined || administrator === undefined) throw new Error(`nobody is of ${CASES_OF}`);
const sender = await signInAs(
  process.env['PUBLIC_ORIGIN'] ?? '',
  emailOf(administrator, clinic),
  CAST_PASSWORD,
);
for (const [caseName, mouth] of Object.entries(CASE_SCANS)) {
  const dentition = await cachedDentition(mouth);
  await sendCaseFiles(sender, caseName, scanFiles(dentition, ['ply']));
  const extra = CASE_EXTRAS[caseName];
  if (extra !== undefined) await sendCaseExtras(sender, caseName, await makeExtras(extra, dentition));
  console.log(`  ${caseName}: scans are there`);
}
