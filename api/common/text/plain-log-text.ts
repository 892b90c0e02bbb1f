/** Line breaks, terminal colours, and marks that turn the direction of writing: everything that could forge a log line. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Not the `@` of a stack frame, `render@https://…`. */
const EMAIL_ADDRESS = /[^\s@"'<>]+@(?!https?:)[^\s@"'<>]+/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** What follows a path may be a code that opens an account. */
const QUERY_OF_A_PATH = /(\/[^\s?#]*)[?#][^\s:)"']*/g;

/** What strangers sent, as part of a line of the log: one line, without addresses, ids or codes of anybody. */
export const plainLogText = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(QUERY_OF_A_PATH, '$1')
    .replaceAll(EMAIL_ADDRESS, '(email)')
    .replaceAll(UUID, '(id)')
    .trim();
