export { wantsNotice } from './wants-notice.ts';
