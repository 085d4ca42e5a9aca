import { Handshake } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NewsNote } from './news-note.tsx';

export const PartnerRequest = (): ReactNode => {
  const [state, setState] = useState<'shown' | 'opened' | 'gone'>('shown');
  return state === 'shown' ? (
    <NewsNote
      icon={Handshake}
      title="Kestrel Dental Lab wants to work with you"
      text="Answer the request on the Partners page."
      href="#partner"
      onOpen={() => setState('opened')}
      onGone={() => setState('gone')}
    />
  ) : (
    <p>{state}</p>
  );
};
