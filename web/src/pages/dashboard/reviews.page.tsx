import { ReviewDesk } from '../../features/reviews/review-desk';
import { Page } from '../../ui/page';

export default function DashboardReviewsPage() {
  return (
    <Page title="Reviews">
      <h1>Reviews</h1>
      <ReviewDesk />
    </Page>
  );
}
