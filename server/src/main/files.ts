import { filesSettingsFromProcess } from '../platform/config/files-settings.ts';
import { startFilesGateway } from '../platform/files-gateway/gateway.ts';
import { closeOnSignal } from '../platform/http/shutdown.ts';
import { makeLog } from '../platform/log/log.ts';
import { VERSION } from '../platform/version.ts';

const settings = filesSettingsFromProcess();
const log = makeLog(settings.LOG_LEVEL, { site: settings.SITE_NAME, version: VERSION });
const gateway = await startFilesGateway(settings, log);
closeOnSignal(log, settings.DRAIN_SECONDS, () => gateway.close());
