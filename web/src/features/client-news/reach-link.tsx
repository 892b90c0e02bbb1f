import { phoneUrl } from '../../lib/phone-url';
import { reachText } from './news-text';

/** The number to call; without one, the address to write to. */
export function ReachLink({ phone, email }: { phone: string; email: string }) {
  if (phone) return <a href={phoneUrl(phone)}>{phone}</a>;
  if (email) return <a href={`mailto:${email}`}>{email}</a>;
  return <>{reachText({ phone, email })}</>;
}
