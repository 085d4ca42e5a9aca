import { toothNumberingOf, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userInfoQuery } from '../../platform/session/user-info.ts';

/** As the reader's profile says, until it is switched here. */
export function useNumbering(): [ToothNumberingSystem, (numbering: ToothNumberingSystem) => void] {
  const { data: user } = useQuery(userInfoQuery);
  const [chosen, choose] = useState<ToothNumberingSystem>();
  return [chosen ?? toothNumberingOf(user?.toothNumberingSystem ?? ''), choose];
}
