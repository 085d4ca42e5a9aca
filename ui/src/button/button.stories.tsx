import { Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from './button.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <Button kind="primary" icon={Send}>
      Send order
    </Button>
    <Button>Save draft</Button>
    <Button kind="quiet">Not now</Button>
    <Button kind="danger" icon={Trash2}>
      Delete case
    </Button>
    <Button kind="dangerSolid">Delete 3 cases</Button>
  </Row>
);

export const States = (): ReactNode => (
  <Row>
    <Button kind="primary" busy>
      Sending…
    </Button>
    <Button disabled>Send order</Button>
    <Button size="small">Small</Button>
    <Button size="large" kind="primary">
      Large
    </Button>
  </Row>
);
