import type { UserInfo } from '@archway/contract/account/model';
import type { ReactNode } from 'react';

export function WhoIsIt({ user }: { user: UserInfo }): ReactNode {
  return (
    <header>
      <h1>{user.displayName}</h1>
      <p className="second">{user.organization.name}</p>
    </header>
  );
}
