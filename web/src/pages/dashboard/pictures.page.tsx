import { PictureLibrary } from '../../features/shared/pictures/picture-library';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardPicturesPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.pictures()}>
      <Titled title={words.pictures()}>
        <PictureLibrary />
      </Titled>
    </Page>
  );
}
