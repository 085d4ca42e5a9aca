import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { AppConfig } from './model.ts';

export const getAppConfig = defineCall({
  path: 'app_config/get',
  method: 'GET',
  access: 'public',
  summary: 'What the web app must know before anybody has signed in: names, endpoints, theme, agreements.',
  input: z.strictObject({}),
  output: AppConfig,
});
