import { allCalls } from '@archway/contract';
import type { CallSpec } from '@archway/contract/core/call';

/** A call with a weakened access check. The router reads the contract for each request, so changes apply right away. */
export interface CallWithoutGuard {
  name: string;
  call: CallSpec;
  apply: (call: Mutable) => void;
}

type Mutable = { -readonly [K in keyof CallSpec]?: CallSpec[K] };

const withoutGuard = (call: CallSpec, how: string, apply: (call: Mutable) => void): CallWithoutGuard => ({
  name: `${call.path}: ${how}`,
  call,
  apply,
});

export const CALLS_WITHOUT_GUARD: readonly CallWithoutGuard[] = allCalls.flatMap(
  (call): CallWithoutGuard[] => {
    if (call.access === 'public') return [];
    const toPublic = withoutGuard(call, 'open to everybody', (spec) => {
      spec.access = 'public';
    });
    const toSession = withoutGuard(call, 'without its permission', (spec) => {
      spec.access = 'session';
    });
    const noIdentity = withoutGuard(call, 'without verified identity', (spec) => {
      delete spec.needsIdentity;
    });
    const otherIdentity = withoutGuard(call, 'with an identity for other acts', (spec) => {
      spec.needsIdentity = call.needsIdentity === 'own' ? 'administrator' : 'own';
    });
    const forced = withoutGuard(call, 'while the password must be changed', (spec) => {
      spec.duringForcedChange = true;
    });
    const forAllTypes = withoutGuard(call, 'for every type of organization', (spec) => {
      delete spec.organizationTypes;
    });
    const incomplete = withoutGuard(call, 'for organizations that have not told all', (spec) => {
      delete spec.needsCompleteOrganization;
    });
    return [
      toPublic,
      ...(call.organizationTypes === undefined ? [] : [forAllTypes]),
      ...(call.needsCompleteOrganization === undefined ? [] : [incomplete]),
      ...(call.access === 'session' ? [] : [toSession]),
      ...(call.needsIdentity === undefined ? [] : [noIdentity, otherIdentity]),
      ...(call.duringForcedChange ? [] : [forced]),
    ];
  },
);

export async function runWithoutGuard<T>(
  { call, apply }: CallWithoutGuard,
  work: () => Promise<T>,
): Promise<T> {
  const before = { ...call };
  apply(call);
  try {
    return await work();
  } finally {
    Object.assign(call, before);
    for (const key of Object.keys(call)) if (!(key in before)) Reflect.deleteProperty(call, key);
  }
}
