import { toast } from '../../ui/toaster';
import type { ClientNews } from './models';
import { emailsText } from './news-text';
import { ReachLink } from './reach-link';

/** Long enough to reach for the telephone. */
const callMs = 8_000;

/** What a change of one booking means for its client, as the server says it. */
export function Told({ news: { emails, toCall } }: { news: ClientNews }) {
  return (
    <>
      {emailsText(emails)}
      {toCall.map(({ bookingId, name, phone, email }) => (
        <span key={bookingId}>
          No email reaches {name || 'the client'}, so please call: <ReachLink phone={phone} email={email} />
        </span>
      ))}
    </>
  );
}

/** Says that a booking was changed, and who hears of it. */
export function announceTold(sentence: string, news: ClientNews): void {
  toast.success(
    <>
      {sentence} <Told news={news} />
    </>,
    news.toCall.length > 0 ? { duration: callMs } : {},
  );
}
