import type { TextKey } from '@archway/locales/keys';
import type { Icon } from '@archway/ui/icon';
import { useText } from '@archway/ui/text';
import type { ToolName } from '@archway/viewer/tools/tool';
import { Diff, MessageCirclePlus, PenTool, RulerDimensionLine, Slice, SquaresIntersect } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { canTake } from '../tools/active-tool.ts';
import { RailButton } from './rail-button.tsx';

interface ToolEntry {
  name: ToolName;
  icon: Icon;
  text: TextKey;
  shortcut?: string;
  /** How many scans it needs. */
  layers: number;
}

export const TOOLS: readonly ToolEntry[] = [
  { name: 'measure', icon: RulerDimensionLine, text: 'viewer.tools.measure', shortcut: 'M', layers: 1 },
  { name: 'section', icon: Slice, text: 'viewer.tools.section', shortcut: 'S', layers: 1 },
  {
    name: 'annotate',
    icon: MessageCirclePlus,
    text: 'viewer.tools.annotate',
    shortcut: 'A',
    layers: 1,
  },
  { name: 'margin', icon: PenTool, text: 'viewer.tools.margin', shortcut: 'L', layers: 1 },
  { name: 'contacts', icon: SquaresIntersect, text: 'viewer.tools.contacts', shortcut: 'T', layers: 2 },
  { name: 'deviation', icon: Diff, text: 'viewer.tools.compare', shortcut: 'D', layers: 2 },
];

/** The tools that make something. They wait for the full mesh: nothing is measured on a coarse one. */
export function Tools({ isFolded }: { isFolded: boolean }): ReactNode {
  const t = useText();
  const { layers, canSave, state, active, take, putAway } = useModel();
  const offered = TOOLS.filter((tool) => layers.length >= tool.layers && canTake(tool.name, canSave));
  return offered.map(({ name, icon, text, shortcut }) => {
    const isOn = active?.name === name;
    return (
      <RailButton
        key={name}
        icon={icon}
        label={t(text)}
        {...(shortcut === undefined ? {} : { shortcut })}
        kind="tool"
        isOn={isOn}
        isFolded={isFolded}
        disabled={!state.isMeasurable && !isOn}
        onPress={() => (isOn ? putAway() : take({ name }))}
      />
    );
  });
}
