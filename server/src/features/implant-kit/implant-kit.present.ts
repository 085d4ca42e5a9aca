import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import type { ImplantKitRow } from './implant-kit.repository.ts';

export const presentKit = ({ id, manufacturer, system, diameter }: ImplantKitRow): OwnImplantKit => ({
  kitId: id,
  manufacturer,
  system,
  diameter,
});
