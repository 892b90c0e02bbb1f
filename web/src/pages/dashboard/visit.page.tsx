import { OneBooking } from '../../features/booking/my-bookings/one-booking';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { myBookings } from '../../words/my-bookings.gen';
import { useWords } from '../../words/use-words';

export default function DashboardVisitPage() {
  const title = useWords(myBookings).yourVisit();
  return (
    <Page title={title}>
      <Titled title={title}>
        <OneBooking />
      </Titled>
    </Page>
  );
}
