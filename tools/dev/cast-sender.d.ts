import type { Sender } from '@archway/cast/send-case-files';
/** One of the cast, signed in to a site that runs on this machine. */
export declare function signInAs(origin: string, account: string, password: string): Promise<Sender>;
