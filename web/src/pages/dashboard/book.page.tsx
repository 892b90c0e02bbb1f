import { BookingFlow } from '../../features/booking/booking-flow/booking-flow';
import { Page } from '../../ui/page';
import { book } from '../../words/book.gen';
import { useWords } from '../../words/use-words';

export default function DashboardBookPage() {
  return (
    <Page title={useWords(book).book()}>
      <BookingFlow />
    </Page>
  );
}
