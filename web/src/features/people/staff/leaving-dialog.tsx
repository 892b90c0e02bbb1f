import type { StaffEntry } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { localDay } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { TimeOffDialog } from '../time-off/lazy-time-off-dialog';

/**
 * Decides about a leaver's bookings in the same way as for time off, including who is emailed and who has to be
 * called.
 */
export function LeavingDialog({
  person,
  zone,
  onClose,
}: {
  person: StaffEntry;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const fromDay = localDay(new Date(), zone);
  const answer = useApi('/bookings', {
    params: {
      query: {
        staff: person._id,
        from: fromDay,
        status: 'confirmed',
        sort: 'startsAt',
        direction: 'desc',
        pageSize: 1,
      },
    },
  });
  const { data } = answer;
  if (data) {
    const last = data.items[0];
    const toDay = last ? localDay(last.startsAt, zone) : fromDay;
    return <TimeOffDialog person={person} zone={zone} days={{ fromDay, toDay }} onClose={onClose} />;
  }
  return (
    <Dialog title={words.timeOffFor({ name: person.name })} isOpen onClose={onClose}>
      <Unanswered answer={answer} what={words.theBookings()} skeleton={<Skeleton $height="8rem" />} />
    </Dialog>
  );
}
