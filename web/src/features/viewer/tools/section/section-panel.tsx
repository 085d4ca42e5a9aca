import type { TextKey } from '@archway/locales/keys';
import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import type { SectionDirection } from '@archway/viewer/tools/section/section-plane';
import type { SectionTool } from '@archway/viewer/tools/section/section-tool';
import { FlipHorizontal2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModel } from '../../model.ts';
import { useToolState } from '../../use-tool-state.ts';
import { SectionPaper } from './section-paper.tsx';
import styles from './section-panel.module.css';
import { ToolCard } from '../../components/tool-card.tsx';
import cardStyles from '../../components/tool-card.module.css';

const DIRECTIONS: readonly { direction: SectionDirection; text: TextKey }[] = [
  { direction: 'sagittal', text: 'viewer.section.sagittal' },
  { direction: 'frontal', text: 'viewer.section.frontal' },
  { direction: 'horizontal', text: 'viewer.section.horizontal' },
  { direction: 'view', text: 'viewer.section.view' },
];

/** The cut through the model: where it lies, what it looks like, and what is measured in it. */
export function SectionPanel({ tool }: { tool: SectionTool }): ReactNode {
  const t = useText();
  return (
    <ToolCard title={t('viewer.tools.section')} shortcut="s" hint={t('viewer.section.hint')} wide>
      <fieldset className={cardStyles['buttons']}>
        <legend className="visually-hidden">{t('viewer.section.direction')}</legend>
        {DIRECTIONS.map(({ direction, text }) => (
          <Button key={direction} size="small" onClick={() => tool.along(direction)}>
            {t(text)}
          </Button>
        ))}
        <Button size="small" icon={FlipHorizontal2} onClick={() => tool.flip()}>
          {t('viewer.section.flip.button')}
        </Button>
      </fieldset>
      <SectionPaper tool={tool} />
      <Measures tool={tool} />
    </ToolCard>
  );
}

function Measures({ tool }: { tool: SectionTool }): ReactNode {
  const t = useText();
  const { words } = useModel();
  const { measures } = useToolState(tool);
  if (measures.length === 0) return <p className={styles['none']}>{t('viewer.section.press')}</p>;
  return (
    <ul className={styles['measures']} aria-label={t('viewer.section.measures')}>
      {measures.map(({ millimeters }, index) => {
        const value = words.millimeters(millimeters);
        return (
          <li key={index}>
            <span>{value}</span>
            <IconButton
              icon={Trash2}
              label={t('viewer.section.removeMeasure', { value })}
              onClick={() => tool.removeMeasure(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
