import type { OrderPlan, WorkPlace } from '@archway/contract/order/model';
import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import { placeOf } from '@archway/rules/order/chosen-works';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { filesToSend } from './files-to-send.ts';
import { worksAt } from './ordered-works.ts';

/** What is filled in. Null follows what case and lab suggest, until somebody chooses. */
export interface OrderForm extends Omit<OrderPlan, 'works' | 'files'> {
  works: readonly WorkPlace[] | null;
  files: readonly string[] | null;
}

/** What the form is filled in about. */
export interface Offered {
  prescription: Prescription;
  files: readonly CaseFile[];
  /** The day the lab's calendar suggests for these works; null while no lab is chosen. */
  suggestedOn: string | null;
}

/** A new order of a case begins with what is known already. */
export function newForm(
  { dentistId }: Pick<CaseDetail, 'dentistId'>,
  { labCode, signature }: Pick<OrderPlan, 'labCode' | 'signature'>,
): OrderForm {
  return {
    labCode,
    type: 'designAndMake',
    sharesName: true,
    comesByParcel: false,
    requestedOn: null,
    dentistId,
    signature,
    note: '',
    works: null,
    files: null,
  };
}

/** What is saved of a form: works and files that are no longer in the case are left out. */
export function planOf(form: OrderForm, { prescription, files, suggestedOn }: Offered): OrderPlan {
  return {
    ...form,
    requestedOn: form.requestedOn ?? suggestedOn,
    works: worksAt(prescription, form.works).map(placeOf),
    files: filesToSend(files, form.files),
  };
}

/** Whether saving would change anything. A form that was opened and not touched changes nothing. */
export function differs(form: OrderForm, saved: OrderPlan, offered: Offered): boolean {
  return JSON.stringify(inOrder(planOf(form, offered))) !== JSON.stringify(inOrder(planOf(saved, offered)));
}

const inOrder = (plan: OrderPlan) =>
  Object.entries(plan).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
