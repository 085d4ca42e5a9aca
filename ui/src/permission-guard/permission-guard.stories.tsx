import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Permission, PermissionProvider } from './permission-guard.tsx';

export const Buttons = (): ReactNode => (
  <PermissionProvider held={['case:list:*', 'order:*:read']}>
    <Row>
      <Permission anyOf={['case:list:delete']}>
        <Button kind="danger">Delete case</Button>
      </Permission>
      <Permission anyOf={['order:list:send', 'order:list:resend']}>
        <Button>Send order</Button>
      </Permission>
      <Permission anyOf={['user:list:read']} otherwise={<span>For administrators</span>}>
        <Button>Users</Button>
      </Permission>
    </Row>
  </PermissionProvider>
);
