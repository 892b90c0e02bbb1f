import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { asProblem, sentenceOf } from '../../api/problem';
import { keepFile } from '../../lib/keep-file';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toaster';
import type { Booking } from './models';
import { takeCalendarFile } from './mutations';

/** The visit as a file that any calendar opens. */
export function CalendarButton({ booking }: { booking: Booking }) {
  const [isBusy, setBusy] = useState(false);

  const take = async () => {
    setBusy(true);
    try {
      keepFile(await takeCalendarFile(booking));
    } catch (thrown) {
      toast.error(`There is no calendar file yet. ${sentenceOf(asProblem(thrown))}`);
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void take()}>
      <Icon of={CalendarPlus} size={18} /> Add to calendar
    </Button>
  );
}
