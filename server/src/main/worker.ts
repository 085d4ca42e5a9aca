import { configFromProcess } from '../platform/config/config.ts';
import { closeOnSignal } from '../platform/http/shutdown.ts';
import { features } from './features.ts';
import { startWorker } from './start-worker.ts';
import { VERSION } from '../platform/version.ts';

const config = configFromProcess(VERSION);
const { close, log } = await startWorker(config, features);
closeOnSignal(log, config.DRAIN_SECONDS, close);
