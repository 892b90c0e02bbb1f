import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { downloadFile } from '../../../lib/download-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import type { Booking } from './models';
import { fetchCalendarFile } from './mutations';

/** Downloads the booking as a file that any calendar opens. */
export function CalendarButton({ booking, link }: { booking: Booking; link?: string }) {
  const words = useWords(bookings);
  const sentenceOf = useSentenceOf();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      downloadFile(await fetchCalendarFile(booking, link));
    } catch (thrown) {
      toast.error(words.noCalendarFile({ problem: sentenceOf(asProblem(thrown)) }));
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void download()}>
      <Icon of={CalendarPlus} size={18} /> {words.addToCalendar()}
    </Button>
  );
}
