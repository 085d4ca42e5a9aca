import { configFromProcess } from '../platform/config/config.ts';
import { closeOnSignal } from '../platform/http/shutdown.ts';
import { features } from './features.ts';
import { startHttp } from './start-http.ts';
import { VERSION } from '../platform/version.ts';

const config = configFromProcess(VERSION);
const { close, log } = await startHttp(config, features);
closeOnSignal(log, config.LEAVE_SECONDS + config.DRAIN_SECONDS, close);
