import { phoneUrl } from '../../../lib/phone-url';
import type { BookingsWords } from '../../../words/types.gen';
import { reachText } from './news-text';

/** The number to call; without one, the address to write to. */
export function ReachLink({ words, phone, email }: { words: BookingsWords; phone: string; email: string }) {
  if (!phone && !email) return <>{reachText(words, { phone, email })}</>;
  return (
    <a href={phone ? phoneUrl(phone) : `mailto:${email}`} dir="ltr">
      {phone || email}
    </a>
  );
}
