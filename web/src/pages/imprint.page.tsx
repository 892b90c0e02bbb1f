import { LegalPage } from '../features/salon/legal-text';

export default function ImprintPage() {
  return <LegalPage name="imprint" />;
}
