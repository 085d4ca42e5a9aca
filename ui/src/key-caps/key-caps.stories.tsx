import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { KeyCaps } from './key-caps.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <KeyCaps keys="ctrl+k" />
    <KeyCaps keys="g d" />
    <KeyCaps keys="?" />
  </Row>
);
