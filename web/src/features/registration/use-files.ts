import type { Form } from './checks.ts';
import type { Draft } from './draft.ts';
import { useSentFile } from './use-sent-file.ts';
import { useTickets } from './use-tickets.ts';

/** Logo and license. They are sent while the rest is typed, whichever step is open. */
export function useFiles(draft: Draft, change: (changed: Partial<Draft>) => void) {
  const tickets = useTickets(draft.ticket, {
    onNew: (ticket) => change({ ticket }),
    onDrop: () => change({ ticket: '', logo: null, businessLicenseFile: null }),
  });
  const logo = useSentFile('organization', {
    tickets,
    sent: draft.logo,
    onSent: (sent) => change({ logo: sent }),
  });
  const license = useSentFile('license', {
    tickets,
    sent: draft.businessLicenseFile,
    onSent: (sent) => change({ businessLicenseFile: sent }),
  });
  const sending: Form['sending'] = [
    ...(logo.isUnderWay ? (['logo'] as const) : []),
    ...(license.isUnderWay ? (['businessLicenseFile'] as const) : []),
  ];
  return {
    logo,
    license,
    sending,
    /** The server does not take them: they are to be chosen once more. */
    drop: () => {
      logo.upload.clear();
      license.upload.clear();
      tickets.drop();
    },
  };
}
