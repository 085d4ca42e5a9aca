/** Where a member's scans and archives go; credentials of `oss/ossSts` reach this far. */
export const uploadPrefix = ({ orgId, userCode }: { orgId: string; userCode: string }): string =>
  `upload/${orgId}/${userCode}/`;
