import { answerOf, client } from '../../../api/client';

/** Who asked for a code. */
export interface CodeAsker {
  email: string;
  name?: string;
  phone?: string;
  /** Where the link in the email leads. */
  from: string;
}

/** A code that was asked for. */
export interface SentCode extends CodeAsker {
  /** In the demo salon, which sends no emails; null everywhere else. */
  shown: string | null;
}

/** Has a code sent. The answer never tells whether the address has an account. */
export async function requestCode({ email, name, phone, from }: CodeAsker): Promise<SentCode> {
  const body = { email: email.trim(), ...(name?.trim() && { name }), ...(phone?.trim() && { phone }), from };
  const { code } = await answerOf(client.POST('/auth/codes', { body }));
  return { email: body.email, name, phone, from, shown: code };
}

/** Signs in with the code that this browser asked for. */
export const confirmCode = (code: string) => answerOf(client.POST('/auth/codes/confirm', { body: { code } }));
