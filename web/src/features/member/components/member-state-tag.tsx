import type { Member } from '@archway/contract/member/model';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { memberState } from '../member-states.ts';

export function MemberStateTag({ member }: { member: Member }): ReactNode {
  const t = useText();
  const { kind, text } = memberState(member.status);
  return <StateTag kind={kind}>{t(text)}</StateTag>;
}
