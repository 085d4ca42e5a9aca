import { built, owed, type SpecBehavior } from './behavior.ts';

const REQUEST = 'web/src/platform/call/request.test.ts';
const ANSWER = 'web/src/platform/call/read-answer.test.ts';
const ERRORS = 'tests/e2e/errors.test.ts';

/** Requests, answers, failures and live channels. */
export const WIRE_BEHAVIORS: readonly SpecBehavior[] = [
  built(
    201,
    'A body is a form unless the call asks for JSON.',
    REQUEST,
    'forms carry texts as they are, everything else as JSON, and nothing that was left out',
  ),
  built(
    202,
    'Every request carries info header, language and time zone.',
    REQUEST,
    'every request says who sends it, in the form the contract wants',
  ),
  built(
    203,
    'Requests to common/monitor carry more about the client.',
    'tests/e2e/live.test.ts',
    'an error nobody caught is told to the site, with the page it was on and no word of the user',
  ),
  built(
    204,
    'Answers are envelopes of code, msg and data.',
    ANSWER,
    'an envelope is read whatever its status',
  ),
  built(
    205,
    'A request ends after its timeout.',
    REQUEST,
    'no answer in time is told apart, an abort by the caller is thrown',
  ),
  built(
    206,
    'Whatever a sign-in answers but success is handled by its form.',
    ERRORS,
    'a sign-in that is refused is told at the form and nowhere else',
  ),
  built(
    207,
    'Code 402 signs out with the server’s words.',
    'web/src/platform/call/call.test.ts',
    'a session that was ended on purpose is over at once',
  ),
  built(
    208,
    'A 503 of the network signs out.',
    ERRORS,
    '503 from something before the server signs out with the status in words',
  ),
  built(
    221,
    'Code 503 in the body signs out.',
    'web/src/platform/call/call.test.ts',
    'an answer with code 503 signs out',
  ),
  built(
    209,
    'A region mismatch opens a dialog that only confirms and leads to the right site.',
    ERRORS,
    'the wrong region opens a dialog with one button, which leads to the right one',
  ),
  owed(210, 'The server answers a visitor of another region with a region mismatch.'),
  built(211, 'Some codes are silenced.', 'web/src/platform/call/announce.test.ts', '%s is silenced'),
  built(
    212,
    'Other failures are told in mapped or in the server’s words.',
    'web/src/platform/call/announce.test.ts',
    'what is shown in its place is not said again; all else is, in the server’s words',
  ),
  built(213, 'Error toasts come once a second at most.', ERRORS, 'is told once a second at most'),
  built(
    214,
    'A request may suppress its errors.',
    ERRORS,
    'a sign-in that is refused is told at the form and nowhere else',
  ),
  built(
    215,
    'An HTTP error shows the server’s words, else the status.',
    ANSWER,
    'what is no envelope is told by its status',
  ),
  built(
    216,
    'A file that holds JSON is read as JSON.',
    ANSWER,
    'a file is data, and an envelope that comes as a file is an envelope',
  ),
  built(217, 'An attachment stays a file.', ANSWER, 'JSON that is an attachment is a file'),
  built(
    218,
    'There is one live channel for system messages and one for export tasks.',
    'tests/e2e/live.test.ts',
    'both channels are open while somebody is signed in, and come back after the server was away',
  ),
  owed(219, 'An export task tells its progress on the export channel.'),
  owed(220, 'The open portal authorization is called outside the API prefix.'),
];
