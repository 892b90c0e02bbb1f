import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';

export function PrintButton() {
  const words = useWords(bookings);
  return (
    <Button variant="quiet" size="small" onClick={() => window.print()}>
      <Icon of={Printer} size={18} /> {words.print()}
    </Button>
  );
}
