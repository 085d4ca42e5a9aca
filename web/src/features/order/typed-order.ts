import type { OrderForm } from './order-form.ts';

export interface TypedOrder {
  /** Of the plan that it was typed into. */
  planVersion: number;
  form: OrderForm;
}

export const bodyOf = (typed: TypedOrder): string => JSON.stringify(typed);

/** What was left unsaved; null when this version of the page cannot read it. */
export function typedOrder(body: string, first: OrderForm): TypedOrder | null {
  try {
    const { planVersion, form } = JSON.parse(body) as { planVersion: number; form: OrderForm };
    const names = Object.keys(first) as (keyof OrderForm)[];
    const isRead = Number.isInteger(planVersion) && names.every((name) => isLike(form[name], name));
    return isRead ? { planVersion, form: { ...first, ...form } } : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === null || isText(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isListOrNone = (value: unknown): boolean => value === null || Array.isArray(value);

const LIKE: Readonly<Record<keyof OrderForm, (value: unknown) => boolean>> = {
  labCode: isTextOrNone,
  type: isText,
  sharesName: isFlag,
  comesByParcel: isFlag,
  requestedOn: isTextOrNone,
  dentistId: isTextOrNone,
  signature: Number.isInteger,
  note: isText,
  works: isListOrNone,
  files: isListOrNone,
};

const isLike = (value: unknown, name: keyof OrderForm): boolean => LIKE[name](value);
