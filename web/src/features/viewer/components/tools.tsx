import { useText } from '@archway/ui/text';
import { TOOL_KEYS } from '@archway/rules/marks';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { canOpen, TOOL_NAMES, TOOLS } from '../tools/tools.ts';
import { RailButton } from './rail-button.tsx';

/** The tools that make something. They wait for the full mesh: nothing is measured on a coarse one. */
export function Tools({ isFolded }: { isFolded: boolean }): ReactNode {
  const t = useText();
  const { layers, canSave, state, active, openTool, closeTool } = useModel();
  const offered = TOOL_NAMES.filter((name) => layers.length >= TOOLS[name].layers && canOpen(name, canSave));
  return offered.map((name) => {
    const { icon, text } = TOOLS[name];
    const isOn = active?.name === name;
    return (
      <RailButton
        key={name}
        icon={icon}
        label={t(text)}
        shortcut={TOOL_KEYS[name].toUpperCase()}
        kind="tool"
        isOn={isOn}
        isFolded={isFolded}
        disabled={!state.isMeasurable && !isOn}
        onPress={() => (isOn ? closeTool() : openTool({ name }))}
      />
    );
  });
}
