import { ProductList } from '../../features/money/products/product-list';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardProductsPage() {
  const title = useWords(dashboard).products();
  return (
    <Page title={title}>
      <Titled title={title}>
        <WhileTillIsOn>
          <ProductList />
        </WhileTillIsOn>
      </Titled>
    </Page>
  );
}
