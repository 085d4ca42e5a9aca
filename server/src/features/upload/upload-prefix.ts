/** Where the scans and archives of a member go. */
export const uploadPrefix = ({ orgId, userCode }: { orgId: string; userCode: string }): string =>
  `upload/${orgId}/${userCode}/`;
