import type { ScanFacts as Facts } from '@archway/contract/scan/model';
import type { TextKey } from '@archway/locales/keys';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import styles from './scan-facts.module.css';

const UNITS: Readonly<Record<Facts['unit'], TextKey>> = {
  mm: 'cases.facts.units.mm',
  cm: 'cases.facts.units.cm',
  m: 'cases.facts.units.m',
  inch: 'cases.facts.units.inch',
  micrometre: 'cases.facts.units.micrometre',
};

/** To a tenth of a millimeter, as one would read it off a ruler. */
const lengthOf = ({ bounds: { min, max } }: Facts, axis: 0 | 1 | 2): number =>
  Math.round((max[axis] - min[axis]) * 10) / 10;

/** What was found out about a mesh. */
export function ScanFacts({ facts }: { facts: Facts }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const [x, y, z] = [lengthOf(facts, 0), lengthOf(facts, 1), lengthOf(facts, 2)];
  return (
    <div className={styles['facts']}>
      <dl>
        <Fact name={t('cases.facts.size')}>{t('cases.facts.sizeText', { x, y, z })}</Fact>
        <Fact name={t('cases.facts.unit')}>
          {t(UNITS[facts.unit])}{' '}
          {!facts.unitIsSure && <StateTag kind="warn">{t('cases.facts.notSure')}</StateTag>}
        </Fact>
        <Fact name={t('cases.facts.triangles')}>{number(facts.triangles)}</Fact>
        <Fact name={t('cases.facts.holes')}>{number(facts.holes)}</Fact>
        <Fact name={t('cases.facts.islands')}>{number(facts.islands)}</Fact>
        <Fact name={t('cases.facts.edges')}>{number(facts.nonManifoldEdges)}</Fact>
        <Fact name={t('cases.facts.color')}>
          {t(facts.hasColors ? 'cases.facts.hasColors' : 'cases.facts.noColors')}
        </Fact>
      </dl>
      {!facts.unitIsSure && <p>{t('cases.facts.notSureText')}</p>}
      {facts.isSimplified && <p>{t('cases.facts.simplified')}</p>}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
