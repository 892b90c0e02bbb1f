import { MyReviews } from '../../features/reviews/my-reviews';
import { WriteReview } from '../../features/reviews/write-review';
import { Page } from '../../ui/page';

export default function DashboardReviewPage() {
  return (
    <Page title="Review">
      <h1>Review</h1>
      <WriteReview />
      <MyReviews />
    </Page>
  );
}
