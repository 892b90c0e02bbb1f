import { Hero } from '../features/salon/hero';
import { Treatment } from '../features/salon/treatment';
import { VisitUs } from '../features/salon/visit-us';
import { Testimonials } from '../features/reviews/testimonials';
import { ServiceShowcase } from '../features/services/service-showcase';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const HomeContact = lazyPart(
  () => import('../features/messages/home-contact').then((part) => part.HomeContact),
  '640px',
);

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
