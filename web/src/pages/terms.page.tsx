import { LegalPage } from '../features/site/salon/legal-text';

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
