/** Whose passkey, secret or code it is. */
export interface Owner {
  orgId: string;
  userCode: string;
}
