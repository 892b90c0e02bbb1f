import { toast } from '../../ui/toaster';
import type { BookingsWords } from '../../words/types.gen';
import { CallPlease } from './call-please';
import type { ClientNews } from './models';
import { emailsText } from './news-text';

/** Long enough to reach for the telephone. */
const callMs = 8_000;

/** What a change of one booking means for its client, as the server says it. */
export function Told({ words, news: { emails, toCall } }: { words: BookingsWords; news: ClientNews }) {
  return (
    <>
      {emailsText(words, emails)}
      {toCall.map((client) => (
        <span key={client.bookingId}>
          <CallPlease words={words} client={client} />
        </span>
      ))}
    </>
  );
}

/** Says that a booking was changed, and who hears of it. */
export function announceTold(words: BookingsWords, sentence: string, news: ClientNews): void {
  toast.success(
    <>
      {sentence} <Told words={words} news={news} />
    </>,
    news.toCall.length > 0 ? { duration: callMs } : {},
  );
}
