import { useState } from 'react';

interface InviteDraft {
  email: string;
  message: string;
}

const NOTHING: InviteDraft = { email: '', message: '' };
/** In this tab, until it is sent: a page that is loaded again has lost nothing. */
const KEY = 'archway.invite-lab';

function readDraft(): InviteDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    const { email, message } = kept;
    return {
      email: typeof email === 'string' ? email : '',
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return NOTHING;
  }
}

export function useInviteDraft() {
  const [draft, setDraft] = useState(readDraft);
  const keep = (changed: InviteDraft): void => {
    sessionStorage.setItem(KEY, JSON.stringify(changed));
    setDraft(changed);
  };
  return {
    ...draft,
    change: (changed: Partial<InviteDraft>) => keep({ ...draft, ...changed }),
    forget: () => keep(NOTHING),
  };
}
