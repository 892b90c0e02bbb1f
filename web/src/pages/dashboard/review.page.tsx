import { MyReviews } from '../../features/site/reviews/my-reviews';
import { WriteReview } from '../../features/site/reviews/write-review';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReviewPage() {
  const title = useWords(dashboard).review();
  return (
    <Page title={title}>
      <Titled title={title}>
        <WriteReview />
        <MyReviews />
      </Titled>
    </Page>
  );
}
