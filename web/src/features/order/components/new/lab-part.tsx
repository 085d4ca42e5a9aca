import { usePermission } from '@archway/ui/permission-guard';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { Note } from '@archway/ui/note';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { workTimeOf } from '../../work-time.ts';
import type { PartProps } from './part-props.ts';
import part from './part.module.css';

const PARTNERS = '/partner';

/** Which lab it goes to. Once it was sent, another lab needs another order. */
export function LabPart({ order, filling }: PartProps): ReactNode {
  const t = useText();
  const { partners, plan } = filling;
  const labs = partners.data?.list ?? [];
  const isSent = order !== null && order.revision > 0;
  const options = labs.map(({ companyCode, organization }) => ({
    value: companyCode,
    label: organization.name,
  }));
  // A partnership may have ended since.
  const isGone = plan.labCode !== null && filling.lab === null && partners.data !== undefined;
  const gone = isGone
    ? [{ value: plan.labCode ?? '', label: order?.lab?.name ?? t('order.new.lab.former') }]
    : [];
  if (partners.data !== undefined && labs.length === 0 && !isGone) return <NoLab />;
  return (
    <section className={part['part']} data-field="lab">
      <SelectField
        label={t('order.new.lab.label')}
        value={plan.labCode ?? ''}
        options={[...gone, ...options]}
        placeholder={t('order.new.lab.choose')}
        disabled={isSent || partners.data === undefined}
        help={isSent ? t('order.new.lab.fixed') : <LabFacts filling={filling} />}
        error={isGone ? t('order.new.lab.noPartner') : undefined}
        // Another lab has another calendar.
        onChange={(labCode) => filling.change({ labCode, requestedOn: null })}
      />
      {partners.isError && partners.data === undefined && (
        <Note kind="error" live>
          {t('order.new.lab.failed')}
        </Note>
      )}
    </section>
  );
}

/** "Certified for Lumaline, usually 5 working days". */
function LabFacts({ filling }: Pick<PartProps, 'filling'>): ReactNode {
  const t = useText();
  const { lab, works, delivery } = filling;
  if (lab === null) return t('order.new.lab.help');
  const { certifiedAs: brand, city } = lab.organization;
  const facts = [
    brand === '' ? city : t('order.new.lab.certified', { brand }),
    delivery.settings === null || works.length === 0
      ? ''
      : t('order.new.lab.usualDays', { count: workTimeOf(delivery.settings, works).usualDays }),
  ];
  return facts.filter((known) => known !== '').join(', ');
}

/** Orders go to partners: who may, is led to where they are made. */
function NoLab(): ReactNode {
  const t = useText();
  const canManage = usePermission()('partner:record:manage');
  return (
    <section className={part['part']} data-field="lab">
      <span className={part['label']}>{t('order.new.lab.label')}</span>
      <Note kind="warn" title={t('order.new.lab.none')}>
        {canManage ? (
          <Link to={PARTNERS}>{t('order.new.lab.connect')}</Link>
        ) : (
          t('order.new.lab.askAdministrator')
        )}
      </Note>
    </section>
  );
}
