import { ReviewDesk } from '../../features/site/reviews/review-desk';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReviewsPage() {
  const title = useWords(dashboard).reviews();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <ReviewDesk />
    </Page>
  );
}
