import { searchAll as call } from '@archway/contract/search/calls';
import { MOST_FOUND } from '@archway/contract/search/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isGranted } from '@archway/rules/permissions';
import { implement } from '../../../platform/rpc/implement.ts';
import { searchCases, searchPatients } from '../../case/public.ts';
import { searchNames } from '../../member/public.ts';
import { searchOrders } from '../../order/public.ts';
import { searchPartners } from '../../partner/public.ts';

/** Only these have cases and orders; a permission alone may be held by anybody. */
const HAVE_BOTH: readonly number[] = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab];

export const all = implement(
  call,
  async ({ input: { keyword }, caller, tx }) => {
    const readsCases =
      HAVE_BOTH.includes(caller.orgType) && isGranted(caller.permissions, 'case:record:read');
    const readsOrders =
      HAVE_BOTH.includes(caller.orgType) && isGranted(caller.permissions, 'order:record:read');
    const readsPeople = isGranted(caller.permissions, 'member:record:read');
    const asked = { keyword, most: MOST_FOUND };
    const patients = readsCases ? await searchPatients(tx, caller, asked) : [];
    const cases = readsCases ? await searchCases(tx, caller, asked) : [];
    const people = readsPeople ? await searchNames(tx, caller.orgId, asked) : [];
    return {
      patients: patients.map(({ id, name, code, birth_date }) => ({
        patientId: id,
        name,
        patientCode: code,
        birthDate: birth_date,
      })),
      cases: cases.map(({ id, code, name, patient_name }) => ({
        caseId: id,
        caseCode: code,
        name,
        patientName: patient_name,
      })),
      orders: readsOrders ? await searchOrders(tx, caller, asked) : [],
      people: people.map(({ user_code, display_name }) => ({
        userCode: user_code,
        displayName: display_name,
      })),
      partners: await searchPartners(tx, caller, asked),
    };
  },
  { reads: true },
);
