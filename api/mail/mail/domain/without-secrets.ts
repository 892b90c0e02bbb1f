interface Written {
  subject: string;
  text: string;
  html: string;
}

/** The end of a secret link: all of them carry their secret there. */
const SECRET = /#code=([^\s"'<>&)\]]+)/g;

/** The email with dots in place of the secrets of its links, wherever it repeats them, such as the code of a log-in in the subject. */
export function withoutSecrets<Email extends Written>(email: Email): Email {
  const found = [email.text, email.html].flatMap((part) => [...part.matchAll(SECRET)]);
  const hide = (part: string): string =>
    found.reduce((text, [, secret = '']) => text.replaceAll(secret, '······'), part);
  return { ...email, subject: hide(email.subject), text: hide(email.text), html: hide(email.html) };
}
