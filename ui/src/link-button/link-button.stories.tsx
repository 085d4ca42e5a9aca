import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { LinkButton } from './link-button.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <LinkButton>Edit</LinkButton>
    <LinkButton disabled>Change</LinkButton>
  </Row>
);
