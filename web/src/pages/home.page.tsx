import { Hero } from '../features/salon/hero';
import { VisitUs } from '../features/salon/visit-us';
import { Testimonials } from '../features/reviews/testimonials';
import { ServiceShowcase } from '../features/services/service-showcase';
import { Page } from '../ui/page';

export default function HomePage() {
  return (
    <Page>
      <Hero />
      <ServiceShowcase />
      <Testimonials />
      <VisitUs />
    </Page>
  );
}
