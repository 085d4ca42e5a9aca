/** The signed-in member a call is made by, as its session row says, never as the request says. */
export interface Caller {
  userCode: string;
  orgId: string;
  sessionId: string;
  permissions: readonly string[];
}

export type Authentication =
  | { outcome: 'caller'; caller: Caller }
  /** The token is unknown, old or rotated away: the client refreshes. */
  | { outcome: 'unknown' }
  /** The session was ended on purpose: the client signs out and says why. */
  | { outcome: 'ended' };

/** Turns an access token into its caller. The session feature supplies it; the platform only asks. */
export type Authenticate = (accessToken: string) => Promise<Authentication>;
