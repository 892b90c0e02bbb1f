import { answerOf, client } from '../../../api/client';

/** The person who asked for a code. */
export interface CodeAsker {
  email: string;
  name?: string;
  phone?: string;
  /** The page that the email's link leads to. */
  from: string;
}

/** A requested code. */
export interface SentCode extends CodeAsker {
  /** Set in the demo salon, which sends no emails; null everywhere else. */
  shown: string | null;
}

/** Requests a code. The response never reveals if the address has an account. */
export async function requestCode({ email, name, phone, from }: CodeAsker): Promise<SentCode> {
  const body = { email: email.trim(), ...(name?.trim() && { name }), ...(phone?.trim() && { phone }), from };
  const { code } = await answerOf(client.POST('/auth/codes', { body }));
  return { email: body.email, name, phone, from, shown: code };
}

/** Logs in with the code that this browser asked for. */
export const confirmCode = (code: string) => answerOf(client.POST('/auth/codes/confirm', { body: { code } }));
