import type { OrderDetail } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/text/format.ts';
import { casePath } from '../../../case/public.ts';
import { nameWords } from '../../order-names.ts';
import { isWithClinic } from '../../order-shown.ts';
import { Facts, Part, Quiet, type Fact } from './facts.tsx';
import styles from './order-patient.module.css';

/** Whose order it is, and who answers for it. */
export function OrderPatient({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { day } = useFormat();
  const { sent, caseId, caseCode, patientCode, dentistName, sharesName } = detail;
  const facts: Fact[] = [
    [
      t('order.patient'),
      <Fragment key="name">
        {nameWords(detail)}
        <Quiet>{t(sharesName ? 'order.facts.nameShared' : 'order.facts.nameNotShared')}</Quiet>
      </Fragment>,
    ],
    [t('order.facts.patientId'), patientCode],
    ...(sent?.birthDate == null ? [] : [[t('order.facts.birthDate'), day(sent.birthDate)] as const]),
    [
      t('order.facts.case'),
      caseId === null ? (
        caseCode
      ) : (
        <Link key="case" to={casePath(caseId)}>
          {caseCode}
        </Link>
      ),
    ],
    [t('order.dentist'), dentistName],
    ...(sent === null || sent.registrationNumber === ''
      ? []
      : [[t('order.facts.registration'), sent.registrationNumber] as const]),
    ...(sent === null || isWithClinic(detail)
      ? []
      : [[t('order.facts.signature'), <Signature key="signature" signature={sent.signature} />] as const]),
  ];
  return (
    <Part title={t('order.facts.patientTitle')}>
      <Facts facts={facts} />
    </Part>
  );
}

type Signed = NonNullable<OrderDetail['sent']>['signature'];

function Signature({ signature }: { signature: Signed }): ReactNode {
  const t = useText();
  if (signature === null) return t('order.facts.notSigned');
  const { url, name, signedBy, isByDeputy } = signature;
  return (
    <>
      {url !== null && (
        <img className={styles['signature']} src={url} alt={t('order.facts.signatureOf', { name })} />
      )}
      <Quiet>
        {isByDeputy
          ? t('order.facts.signedFor', { name: signedBy, dentist: name })
          : t('order.facts.signedBy', { name: signedBy })}
      </Quiet>
    </>
  );
}
