import { LegalPage } from '../features/site/salon/legal-text';

export default function ImprintPage() {
  return <LegalPage name="imprint" />;
}
