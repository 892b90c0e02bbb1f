/** Line breaks, terminal colours and direction marks: everything that could forge a log line. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Excludes the `@` of a stack frame, `render@https://…`. */
const EMAIL_ADDRESS = /[^\s@"'<>]+@(?!https?:)[^\s@"'<>]+/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** A path's query or fragment may be a secret that grants access. */
const QUERY_OF_A_PATH = /(\/[^\s?#]*)[?#][^\s:)"']*/g;

/** Untrusted text for the log: on one line, without addresses, ids or secrets. */
export const plainLogText = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(QUERY_OF_A_PATH, '$1')
    .replaceAll(EMAIL_ADDRESS, '(email)')
    .replaceAll(UUID, '(id)')
    .trim();
