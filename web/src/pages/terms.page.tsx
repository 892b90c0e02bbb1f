import { LegalPage } from '../features/salon/legal-text';

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
