import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { MouthMap } from '../mouth-map/mouth-map.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { Panel, Panels } from './panel.tsx';

const Scanner = ({ name, state }: { name: string; state: string }): ReactNode => (
  <div>
    <strong>{name}</strong>
    <br />
    {state}
  </div>
);

export const Sheet = (): ReactNode => (
  <Panels columns="2fr 1fr">
    <Panel title="Needs you" note="2" actions={<a href="#orders">All orders</a>} divided>
      <Row>
        <MouthMap teeth={[36]} height={40} />
        <div>
          Tomasz Zieliński
          <br />
          <StatusChip status="rejected" bare>
            Rejected
          </StatusChip>
        </div>
        <Button>Open rescan</Button>
      </Row>
      <Row>
        <MouthMap teeth={[46]} height={40} />
        <div>
          Amelia Hart
          <br />
          <StatusChip status="production" bare>
            In production
          </StatusChip>
        </div>
        <Button>Answer</Button>
      </Row>
    </Panel>
    <Panel title="Arriving" actions="by requested delivery date">
      Noor Haddad, veneers 11, 21
    </Panel>
    <Panel title="Scanners" actions={<a href="#scanners">Manage</a>} divided>
      <Scanner name="Room 1" state="Transferring 2 cases" />
      <Scanner name="Room 2" state="Idle, synced 10:02" />
    </Panel>
    <Panel title="Files" note="118 MB">
      Lower jaw, upper jaw
    </Panel>
  </Panels>
);
