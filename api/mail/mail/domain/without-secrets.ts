interface Written {
  subject: string;
  text: string;
  html: string;
}

/** The end of a secret link, where every link has its secret. */
const SECRET = /#code=([^\s"'<>&)\]]+)/g;

/** Replaces the secrets of the email's links with dots wherever they occur, such as a log-in code in the subject. */
export function withoutSecrets<Email extends Written>(email: Email): Email {
  const found = [email.text, email.html].flatMap((part) => [...part.matchAll(SECRET)]);
  const hide = (part: string): string =>
    found.reduce((text, [, secret = '']) => text.replaceAll(secret, '······'), part);
  return { ...email, subject: hide(email.subject), text: hide(email.text), html: hide(email.html) };
}
