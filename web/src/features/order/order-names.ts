import type { ListedOrder, OrderRow } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';

type Told = Pick<OrderRow, 'patientName' | 'patientCode'>;

const isTold = ({ patientName }: Told): boolean => patientName !== '' && patientName !== HIDDEN_NAME;

/** The patient's name, or the sign for one that is not told. */
export const nameWords = (order: Told): string => (isTold(order) ? order.patientName : HIDDEN_NAME);

/** The patient as the reader is told of them. Without a name it is the ID that tells orders apart. */
export const patientWords = (order: Told): string =>
  isTold(order) || order.patientCode === '' ? nameWords(order) : `${HIDDEN_NAME} ${order.patientCode}`;

/** What stands below the name in a list: without a name the ID of the patient. */
export const codeWords = (order: Told & Pick<OrderRow, 'orderCode'>): string =>
  isTold(order) || order.patientCode === '' ? order.orderCode : order.patientCode;

/** The dentist, with who has sent it in their place. */
export const dentistWords = (
  t: Translate,
  { dentistName, deputyName }: Pick<ListedOrder, 'dentistName' | 'deputyName'>,
): string =>
  deputyName === '' ? dentistName : t('order.byDeputy', { name: deputyName, dentist: dentistName });
