import { RoomsBoard } from '../../features/desk/rooms/rooms-board';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardRoomsPage() {
  const title = useWords(dashboard).roomsAndDevices();
  return (
    <Page title={title}>
      <Titled title={title}>
        <RoomsBoard />
      </Titled>
    </Page>
  );
}
