import type { IdentityGroup } from '@archway/contract/core/call';

/** The signed-in member a call is made by, as its session row says, never as the request says. */
export interface Caller {
  userCode: string;
  orgId: string;
  /** 1 super admin, 2 clinic, 3 lab, 4 dealer, 5 OEM. */
  orgType: number;
  roleId: string;
  /** `own`: sees only what is assigned to or made by the member. */
  scope: 'organization' | 'own';
  sessionId: string;
  permissions: readonly string[];
  /** What the organization was given beyond what all have. */
  features: readonly string[];
  mustChangePassword: boolean;
  /** What identity was verified for in this session within the last 15 minutes. */
  verified: Readonly<Record<IdentityGroup, boolean>>;
}

export type Authentication =
  | { outcome: 'caller'; caller: Caller }
  /** The token is unknown, old or rotated away: the client refreshes. */
  | { outcome: 'unknown' }
  /** The session was ended on purpose: the client signs out and says why. */
  | { outcome: 'ended' };

/** Turns an access token into its caller. The session feature supplies it; the platform only asks. */
export type Authenticate = (accessToken: string, how?: { fresh: boolean }) => Promise<Authentication>;
