import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { useState } from 'react';
import { useToothNumbering } from '../../platform/session/use-tooth-numbering.ts';

/** As the reader's profile says, until it is switched here. */
export function useNumbering(): [ToothNumberingSystem, (numbering: ToothNumberingSystem) => void] {
  const usual = useToothNumbering();
  const [chosen, choose] = useState<ToothNumberingSystem>();
  return [chosen ?? usual, choose];
}
