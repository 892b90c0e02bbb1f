import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';

const Mark = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 3px 10px;
  border-radius: var(--r-full);
  background: var(--success-soft);
  color: var(--success);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;

/** Says that a visit is paid, and links to its sale. */
export function PaidMark({ saleId }: { saleId: string }) {
  const words = useWords(sales);
  return (
    <Mark to={paths.dashboardSale(saleId)}>
      <Icon of={CircleCheck} size={16} /> {words.paid()}
    </Mark>
  );
}
