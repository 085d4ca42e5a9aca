import type { IdentityGroup } from '@archway/contract/core/call';

/** The signed-in member who makes a call, read from the session row and never from the request. */
export interface Caller {
  userCode: string;
  orgId: string;
  /** 1 super admin, 2 clinic, 3 lab, 4 dealer, 5 OEM. */
  orgType: number;
  roleId: string;
  /** `own`: sees only what the member created or is assigned to. */
  scope: 'organization' | 'own';
  sessionId: string;
  permissions: readonly string[];
  /** Feature keys turned on for the organization. */
  features: readonly string[];
  mustChangePassword: boolean;
  /** Groups of calls for which the identity was verified in this session within the last 15 minutes. */
  verified: Readonly<Record<IdentityGroup, boolean>>;
}

export type Authentication =
  | { outcome: 'caller'; caller: Caller }
  /** The token is unknown, expired or rotated: the client refreshes it. */
  | { outcome: 'unknown' }
  /** The session was revoked: the client signs out and shows the reason. */
  | { outcome: 'ended' };

/** Resolves an access token to its caller. The session feature implements it. */
export type Authenticate = (accessToken: string, how?: { fresh: boolean }) => Promise<Authentication>;
