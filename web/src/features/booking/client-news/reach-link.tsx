import { phoneUrl } from '../../../lib/phone-url';
import type { BookingsWords } from '../../../words/types.gen';
import { reachText } from './news-text';

/** A link to call, or without a number, to write an email. */
export function ReachLink({ words, phone, email }: { words: BookingsWords; phone: string; email: string }) {
  if (!phone && !email) return <>{reachText(words, { phone, email })}</>;
  return (
    <a href={phone ? phoneUrl(phone) : `mailto:${email}`} dir="ltr">
      {phone || email}
    </a>
  );
}
