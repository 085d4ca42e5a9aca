import type { TextKey } from '@archway/locales/keys';
import { LAB_LIMITS, nextLevel } from '@archway/rules/lab-settings';
import { LAB_ITEMS, type GapLevel, type LabItem } from '@archway/rules/treatment/gaps';
import { itemRule, WORK_LINES, type WorkLine } from '@archway/rules/treatment/lines';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { isUnits, isUsualDays } from '../draft.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './lines-table.module.css';
import part from './part.module.css';

/** Each kind of work: how long it takes, what it counts, and what the lab asks for. */
export function LinesTable({ form, canEdit }: { form: SettingsForm; canEdit: boolean }): ReactNode {
  const t = useText();
  return (
    <div className={styles['part']}>
      <header className={part['head']}>
        <h2 id="lab-lines">{t('labSettings.perLine')}</h2>
        <Legend />
      </header>
      {/* Scrolls by itself where the window is narrow, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} tabIndex={0} aria-labelledby="lab-lines">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('labSettings.workType')}</th>
              <th scope="col">{t('labSettings.usualDays')}</th>
              <th scope="col">{t('labSettings.units')}</th>
              {LAB_ITEMS.map((item) => (
                <th key={item} scope="col">
                  {t(`labSettings.item.${item}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WORK_LINES.map((line) => (
              <LineRow key={line} line={line} form={form} canEdit={canEdit} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Legend(): ReactNode {
  const t = useText();
  return (
    <div className={styles['legend']}>
      {(['BLOCK', 'WARN'] as const).map((level) => (
        <span key={level}>
          <span className={styles['mark']} data-level={level} aria-hidden>
            {t(`labSettings.level.${level}.letter`)}
          </span>
          {t(`labSettings.level.${level}.name`)}
        </span>
      ))}
      <span>
        <span aria-hidden>–</span>
        {t('labSettings.level.off')}
      </span>
    </div>
  );
}

interface LineProps {
  line: WorkLine;
  form: SettingsForm;
  canEdit: boolean;
}

function LineRow({ line, form, canEdit }: LineProps): ReactNode {
  const t = useText();
  const { draft, change } = form;
  const work =
    line === 'CrownOnImplant'
      ? t('labSettings.crownOnImplant')
      : t(`treatment.work.${line}` as TextKey, { count: 1 });
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>{work}</span>
      </th>
      <NumberCell
        label={t('labSettings.usualDaysOf', { work })}
        value={draft.usualDays[line]}
        error={isUsualDays(draft.usualDays[line]) ? null : t('labSettings.wholeNumber', LAB_LIMITS.usualDays)}
        onChange={(typed) => change({ usualDays: { ...draft.usualDays, [line]: typed } })}
      />
      <NumberCell
        label={t('labSettings.unitsOf', { work })}
        value={draft.units[line]}
        error={isUnits(draft.units[line]) ? null : t('labSettings.tenths', { max: LAB_LIMITS.units.max })}
        onChange={(typed) => change({ units: { ...draft.units, [line]: typed } })}
      />
      {LAB_ITEMS.map((item) => (
        <td key={item}>
          <ItemCell line={line} item={item} work={work} form={form} canEdit={canEdit} />
        </td>
      ))}
    </tr>
  );
}

interface NumberCellProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
}

function NumberCell({ label, value, error, onChange }: NumberCellProps): ReactNode {
  return (
    <td>
      <input
        className={styles['number']}
        aria-label={error === null ? label : `${label}. ${error}`}
        aria-invalid={error !== null || undefined}
        data-tip={error ?? undefined}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </td>
  );
}

interface ItemCellProps extends LineProps {
  item: LabItem;
  work: string;
}

/** Not asked, a hint, required: each press goes on. What always is required, or never can be, only says so. */
function ItemCell({ line, item, work, form, canEdit }: ItemCellProps): ReactNode {
  const t = useText();
  const { required } = form.draft;
  const rule = itemRule(line, item);
  if (rule === 'none')
    return (
      <span className={styles['none']} data-tip={t('labSettings.level.none')}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{t('labSettings.level.none')}</span>
      </span>
    );
  const level = rule === 'always' ? 'BLOCK' : required[line]?.[item];
  const letter = level === undefined ? '–' : t(`labSettings.level.${level}.letter`);
  const name =
    rule === 'always'
      ? t('labSettings.level.always')
      : t(level === undefined ? 'labSettings.level.off' : `labSettings.level.${level}.name`);
  if (rule === 'always' || !canEdit)
    return (
      <span
        className={styles['mark']}
        data-level={level}
        data-fixed={rule === 'always' || undefined}
        data-tip={name}
      >
        <span aria-hidden>{letter}</span>
        <span className="visually-hidden">{name}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles['mark']}
      data-level={level}
      data-tip={name}
      onClick={() => form.change({ required: withLevel(required, line, item, nextLevel(level)) })}
    >
      <span aria-hidden>{letter}</span>
      <span className="visually-hidden">
        {t('labSettings.cell', { item: t(`labSettings.item.${item}`), work, level: name })}
      </span>
    </button>
  );
}

type Required = SettingsForm['draft']['required'];

/** Without what is not asked for: so nothing is left that says so. */
function withLevel(required: Required, line: WorkLine, item: LabItem, level: GapLevel | undefined): Required {
  const { [item]: _, ...others } = required[line] ?? {};
  return { ...required, [line]: level === undefined ? others : { ...others, [item]: level } };
}
