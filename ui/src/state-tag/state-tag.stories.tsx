import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { StateTag } from './state-tag.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <StateTag kind="ok">Activated</StateTag>
    <StateTag kind="info">Registering</StateTag>
    <StateTag kind="warn">10 of 12</StateTag>
    <StateTag kind="error">Disabled</StateTag>
    <StateTag kind="neutral">Not activated</StateTag>
    <StateTag kind="own">You</StateTag>
  </Row>
);
