import { HomeContact } from '../features/messages/home-contact';
import { Hero } from '../features/salon/hero';
import { Treatment } from '../features/salon/treatment';
import { VisitUs } from '../features/salon/visit-us';
import { Testimonials } from '../features/reviews/testimonials';
import { ServiceShowcase } from '../features/services/service-showcase';
import { Page } from '../ui/page';

export default function HomePage() {
  return (
    <Page>
      <Hero />
      <ServiceShowcase />
      <Treatment />
      <Testimonials />
      <HomeContact />
      <VisitUs />
    </Page>
  );
}
