import type { Area } from '@archway/locales/areas';
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadAreas } from '../text/i18n.ts';

export interface OpenWorkProps {
  userCode: string;
  name: string;
}

/** Where a member leaves or changes: what that member still has to do, and who takes it over. */
export interface OpenWorkPart {
  texts: readonly Area[];
  part: () => Promise<ComponentType<OpenWorkProps>>;
}

const Parts = createContext<readonly OpenWorkPart[]>([]);

export interface OpenWorkPartsProps {
  parts: readonly OpenWorkPart[];
  children: ReactNode;
}

export function OpenWorkParts({ parts, children }: OpenWorkPartsProps): ReactNode {
  return <Parts value={parts}>{children}</Parts>;
}

/** The open work of a member, of every feature that knows some. */
export function OpenWork(props: OpenWorkProps): ReactNode {
  const parts = useContext(Parts);
  return parts.map((part, i) => <Loaded key={i} part={part} {...props} />);
}

function Loaded({ part, ...props }: OpenWorkProps & { part: OpenWorkPart }): ReactNode {
  const [Part] = useState(() =>
    lazy(async () => {
      const [component] = await Promise.all([part.part(), loadAreas(part.texts)]);
      return { default: component };
    }),
  );
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
