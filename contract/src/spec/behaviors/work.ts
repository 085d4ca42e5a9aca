import { built, owed, type SpecBehavior } from './behavior.ts';

const SCANS = 'tests/e2e/scans.test.ts';
const SENDING = 'server/src/features/order/calls/send.test.ts';

/** Files, cases, orders, partners, messages and exports. */
export const WORK_BEHAVIORS: readonly SpecBehavior[] = [
  // files
  built(
    301,
    'A small upload has at most 5 MB.',
    'server/src/features/upload/calls/start-upload.test.ts',
    'at most 5 MB, for every kind',
  ),
  built(
    302,
    'A file of a format that is not allowed is refused in words.',
    'tests/e2e/pictures.test.ts',
    'a wrong format, six megabytes and what is no picture inside are refused in words',
  ),
  built(
    303,
    'The number of files at once is limited.',
    'server/src/features/registration/calls/start-registration-upload.test.ts',
    'six files with one ticket, also when they are asked for at once',
  ),
  owed(304, 'A gif is allowed in some places.'),
  built(
    305,
    'An upload goes from uploading to finished.',
    'web/src/platform/upload/small/upload-run.test.ts',
    'a file goes to the store with the headers it was given, and is finished once it was checked',
  ),
  built(
    306,
    'What is being prepared is asked for again until it is there.',
    'web/src/platform/call/preparation.test.ts',
    'what is being prepared is asked for every three seconds until it is there',
  ),
  built(
    307,
    'A full store says that there is not enough space.',
    SCANS,
    'a full store is told in place, and the file goes once there is room',
  ),
  built(
    308,
    'File sizes are written in steps of 1024, up to YB.',
    'ui/src/file-size/file-size.test.ts',
    'each unit has 1024 of the one before',
  ),
  owed(309, 'Deleted files go to the recycle bin, from which they are restored or deleted for good.'),
  owed(310, 'What is in the recycle bin is removed after a set time.'),

  // viewer
  built(
    311,
    'A model that cannot be loaded is told in its place.',
    SCANS,
    'a model that cannot be fetched is told in its place',
  ),
  built(
    312,
    'A browser that cannot show models is told so.',
    SCANS,
    'a browser without WebGL is told so, and shows still images',
  ),
  built(
    313,
    'The viewer has named views.',
    'viewer/src/viewer.browser.test.ts',
    'can be seen in all six views',
  ),
  built(
    314,
    'The viewer draws a margin line.',
    'tests/e2e/viewer.test.ts',
    'a margin line lies where the margin was cut',
  ),
  built(
    315,
    'The viewer opens the bite as an animation.',
    'viewer/src/scene/animator.test.ts',
    'opens the jaws and closes them again',
  ),
  built(
    316,
    'The viewer has a vivid mode.',
    'viewer/src/input/run-command.test.ts',
    'vivid mode is switched on and off by its key',
  ),
  built(
    317,
    'The viewer has three backgrounds.',
    'viewer/src/input/run-command.test.ts',
    'backgrounds follow each other: default, dynamic, fresh',
  ),
  built(
    318,
    'The viewer shows true color.',
    'viewer/src/input/run-command.test.ts',
    'true color is switched on and off by its key',
  ),
  built(
    319,
    'The viewer zooms to fit.',
    'mesh/src/sight/fit.test.ts',
    'keeps everything in view and touches the edge, from every direction',
  ),
  built(
    320,
    'The viewer shows the 3D center.',
    'viewer/src/input/run-command.test.ts',
    'the 3D center is shown and hidden by its key',
  ),

  // lists and texts
  built(
    321,
    'Date presets are offered in one order.',
    'rules/src/date-presets.test.ts',
    'presets are offered in one order',
  ),
  built(
    322,
    'A text that is too long is told with its limit.',
    'web/src/features/registration/checks.test.ts',
    'texts that are too long, blank or no address are named',
  ),
  owed(323, 'Case and order lists begin with the last 30 days.'),

  // cases and orders
  built(
    331,
    'Cases are sent to a partner lab as orders.',
    SENDING,
    'sent, accepted: both read the same, the case follows, the lab has the files',
  ),
  owed(332, 'A case that could not be sent says so; of several it says that some were not.'),
  built(
    333,
    'Sending a case or an export needs the warranty of patient consent.',
    SENDING,
    'rejected, opened, sent again: the same order, another attempt; the case goes back and forth',
  ),
  owed(334, 'Every action on an order can be done for several at once.'),
  built(
    335,
    'A canceled order must be checked and sent again.',
    SENDING,
    'rejected, opened, sent again: the same order, another attempt; the case goes back and forth',
  ),
  owed(336, 'Shipping asks for its details, for one order and for several.'),
  owed(337, 'Cases and orders are shared with outsiders by link.'),
  built(
    338,
    'A voice memo without a microphone, or without leave to use it, is told.',
    'tests/e2e/voice-memo.test.ts',
    '%s one is told what to do',
  ),

  // partners
  built(
    341,
    'Each action on a partnership is confirmed first.',
    'tests/e2e/partners.test.ts',
    'found, asked, rejected, asked again, taken back, asked, accepted: each seen at once',
  ),
  built(
    342,
    'An invitation code brings two organizations together.',
    'tests/e2e/partners.test.ts',
    'a code makes two partners at once; ended, with the password, on both screens',
  ),
  built(
    343,
    'An invited lab that is registering, exists, has issues, was invited or is no lab is told apart.',
    'tests/e2e/invitations.test.ts',
    'each outcome says what to do next',
  ),
  built(
    344,
    'An invitation that has expired is told.',
    'tests/e2e/invitations.test.ts',
    'resent, canceled and stopped: an old link says that it has expired',
  ),

  // messages and exports
  owed(351, 'Messages belong to an order and are chatted in.'),
  built(
    352,
    'A notification is shown for 3 seconds.',
    'ui/src/toasts/toasts.test.ts',
    'a message goes after three seconds and is read out politely',
  ),
  owed(353, 'New unread messages are notified.'),
  owed(354, 'Files of cases and orders are exported, with a history.'),
  owed(355, 'A prefix of the patient name is left out where the name shows as "--".'),
  owed(356, 'An export without data says so.'),

  // devices, reports and other services
  owed(361, 'Scanner devices are listed and renamed.'),
  owed(362, 'Software is downloaded, and its update log read.'),
  owed(363, 'An oral health report is designed, previewed and shared with a password.'),
  owed(364, 'A shared report that has expired has a page of its own.'),
  owed(365, 'An orthodontic simulation and viewer are opened.'),
  owed(366, 'A fast design aim is opened.'),
  owed(367, 'Three external services are authorized and used.'),
  owed(368, 'A visitor whose address is of another region is offered the right site.'),
];
