import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export function PrintButton() {
  return (
    <Button variant="quiet" size="small" onClick={() => window.print()}>
      <Icon of={Printer} size={18} /> Print
    </Button>
  );
}
