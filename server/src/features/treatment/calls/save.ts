import { saveTreatment as call } from '@archway/contract/treatment/calls';
import { changesOf } from '@archway/rules/treatment/changes';
import { changesOfHeld } from '@archway/rules/treatment/held';
import { sorted } from '@archway/rules/treatment/prescription';
import { problemsOf } from '@archway/rules/treatment/problems';
import { shortForm } from '@archway/rules/treatment/short-form';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepHistory, lockCase, saveCase, tellCase } from '../../case/public.ts';
import { heldWorksOf, type HeldWorks } from '../held-works.ts';
import { inHistory } from '../in-history.ts';
import { readPrescription, replacePrescription } from '../treatment.repository.ts';

/** Refuses to change the works that are held. */
export const saveUnless = (heldWorks: HeldWorks) =>
  implement(call, async ({ input, caller, tx, fail, audit }) => {
    const { caseId, version, ...given } = input;
    const { orgId } = caller;
    const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
    if (row.prescription_version !== version)
      return fail('prescriptionIsNewer', { data: { version: row.prescription_version } });
    const problems = problemsOf(given);
    if (problems.length > 0) return fail('prescriptionNotAllowed', { data: { problems } });
    const before = await readPrescription(tx, orgId, caseId);
    const after = sorted(given);
    const works = changesOf(before, after);
    // Saved as it is, it leaves no trace.
    if (works.length === 0) return { ...after, version };
    const held = await heldWorks(tx, orgId, caseId);
    if (changesOfHeld(before, after, held).length > 0) return fail('workIsHeld');
    await replacePrescription(tx, orgId, caseId, after);
    const changed = await saveCase(tx, orgId, caseId, {
      prescription_version: version + 1,
      prescribed: JSON.stringify(shortForm(after)),
    });
    await keepHistory(tx, orgId, {
      caseId,
      kind: 'prescribed',
      doneBy: caller.userCode,
      works: inHistory(works),
    });
    await tellCase(tx, changed);
    audit({ object: caseId, detail: { version: version + 1, works: after.works.length } });
    return { ...after, version: version + 1 };
  });

export const save = saveUnless(heldWorksOf);
