import { Button } from '@archway/ui/button';
import { Slider } from '@archway/ui/slider';
import { useText } from '@archway/ui/text';
import { GAP_COLORS } from '@archway/viewer/tools/contacts/contact-colors';
import type { ContactsTool } from '@archway/viewer/tools/contacts/contacts-tool';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { useModel } from '../../model.ts';
import { jawsOf, markOfPair } from '../first-pair.ts';
import { useToolState } from '../../use-tool-state.ts';
import { ColorScale } from '../../components/color-scale.tsx';
import { ScanPairForm } from '../../components/scan-pair.tsx';
import { ToolCard } from '../../components/tool-card.tsx';
import styles from '../../components/tool-card.module.css';

const RANGE = { min: 0.1, max: 3, step: 0.1 } as const;

/** Where two jaws meet, by color on both of them and in numbers here. */
export function ContactsPanel({ tool }: { tool: ContactsTool | null }): ReactNode {
  const t = useText();
  const { layers, marks, openTool } = useModel();
  const given = jawsOf(layers);
  if (tool !== null) return <Found tool={tool} />;
  return (
    <ToolCard title={t('viewer.tools.contacts')} shortcut="t" hint={t('viewer.contacts.hint')} wide>
      {given !== null && (
        <ScanPairForm
          given={given}
          labels={{ scan: t('viewer.contacts.scan'), other: t('viewer.contacts.antagonist') }}
          button={t('viewer.contacts.find.button')}
          onChoose={(pair) => {
            const mark = markOfPair(marks.list, 'contacts', pair);
            openTool({ name: 'contacts', pair, ...(mark === undefined ? {} : { mark }) });
          }}
        />
      )}
    </ToolCard>
  );
}

function Found({ tool }: { tool: ContactsTool }): ReactNode {
  const t = useText();
  const { words } = useModel();
  const { number } = useFormat();
  const { isWorking, range, result, problem } = useToolState(tool);
  const hint =
    problem === 'apart'
      ? t('viewer.contacts.apart')
      : problem === 'failed'
        ? t('viewer.contacts.failed')
        : t(isWorking ? 'viewer.contacts.working' : 'viewer.contacts.hover');
  return (
    <ToolCard title={t('viewer.tools.contacts')} shortcut="t" hint={hint} wide>
      {problem === 'failed' && (
        <Button size="small" onClick={() => tool.retry()}>
          {t('viewer.contacts.retry.button')}
        </Button>
      )}
      {result !== null && (
        <dl className={styles['facts']}>
          <dt>{t('viewer.contacts.count')}</dt>
          <dd>{number(result.contacts)}</dd>
          <dt>{t('viewer.contacts.area')}</dt>
          <dd>
            {t('viewer.units.squareMillimeters', {
              value: number(Math.round(result.squareMillimeters * 10) / 10),
            })}
          </dd>
          <dt>{t('viewer.contacts.closest')}</dt>
          <dd>{words.change(result.closest)}</dd>
        </dl>
      )}
      <Slider
        label={t('viewer.range')}
        {...RANGE}
        value={range}
        text={words.millimeters(range)}
        onChange={(value) => tool.setRange(value)}
      />
      <ColorScale
        stops={GAP_COLORS}
        words={[words.millimeters(0), words.millimeters(range / 2), words.millimeters(range)]}
      />
    </ToolCard>
  );
}
