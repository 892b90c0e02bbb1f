import { ListChecks } from 'lucide-react';
import { NewBookingDialog } from '../../features/bookings/new-booking-dialog';
import { OrderById } from '../../features/bookings/order-by-id';
import { Diary } from '../../features/diary/diary';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';

export default function DashboardDiaryPage() {
  return (
    <Page title="Diary">
      <Diary
        heading={<h1>Diary</h1>}
        links={
          <LinkButton variant="quiet" size="small" to={paths.dashboardOrder}>
            <Icon of={ListChecks} /> Order List
          </LinkButton>
        }
        renderVisit={(visit) => <OrderById {...visit} />}
        renderBooking={({ onDone, ...time }) => <NewBookingDialog {...time} onClose={onDone} />}
      />
    </Page>
  );
}
