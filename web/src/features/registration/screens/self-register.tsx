import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { WAYS } from '../draft.ts';
import { keepDraft, keptDraft } from '../kept-draft.ts';
import { addressOf } from '../steps.ts';

/** The door for those whose way is in the link they came by, `?type=clinic`: they go on with the step after it. */
export function SelfRegister(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const way = WAYS.find((one) => one === query.get('type'));
  useEffect(() => {
    if (way !== undefined) keepDraft({ ...keptDraft(), way });
    // What comes before this step and is not complete is shown instead of it.
    void navigate(addressOf(way === undefined ? 'way' : 'organization'), { replace: true });
  }, [navigate, way]);
  return null;
}
