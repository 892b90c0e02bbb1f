import { PictureLibrary } from '../../features/pictures/picture-library';
import { Page } from '../../ui/page';

export default function DashboardPicturesPage() {
  return (
    <Page title="Pictures">
      <h1>Pictures</h1>
      <PictureLibrary />
    </Page>
  );
}
