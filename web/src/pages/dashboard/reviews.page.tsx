import { ReviewDesk } from '../../features/site/reviews/review-desk';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReviewsPage() {
  const title = useWords(dashboard).reviews();
  return (
    <Page title={title}>
      <Titled title={title}>
        <ReviewDesk />
      </Titled>
    </Page>
  );
}
