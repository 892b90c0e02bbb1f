import { accountOf } from '../../people/clients/domain/guarded-client.js';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ReadBookingsService } from '../../booking/booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toCents } from '../../common/money/currency-step.js';
import { Transactions } from '../../database/transactions.js';
import type { FactsByKind } from '../../mail/email-templates/email-kinds.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { SaleView } from '../sales/sale.view.js';
import { SalesService } from '../sales/sales.service.js';
import { tillElsewhere } from '../till-settings/till-settings.problems.js';
import type { EmailReceiptDto } from './dto/email-receipt.dto.js';

/** Emails receipts. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sales: SalesService,
    private readonly bookings: ReadBookingsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
  ) {}

  emailReceipt(id: string, { email: to }: EmailReceiptDto, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const sale = await this.sales.showSale(id, tx);
      if (sale.label === null) throw tillElsewhere();
      const [booking] = sale.booking ? await this.bookings.list([sale.booking._id], tx) : [];
      const facts = receiptFactsOf(sale, sale.label);
      await this.mailer.enqueue(
        {
          ...{ kind: 'receipt', to, facts },
          userId: (booking && accountOf(booking)) ?? null,
          lang: booking?.lang ?? null,
        },
        tx,
      );
      await this.audit.record(
        { actor, action: 'sale.receipt-sent', object: { type: 'sale', id: sale._id } },
        tx,
      );
    });
  }
}

/** The receipt as of the sale. Later refunds have their own receipts. */
const receiptFactsOf = (sale: SaleView, label: string): FactsByKind['receipt'] => ({
  label,
  madeAt: sale.madeAt,
  isRefund: sale.kind === 'refund',
  ofLabel: sale.ofSale?.label ?? '',
  clientName: sale.booking?.clientName ?? '',
  currency: sale.currency.code,
  head: {
    name: sale.head.name,
    legalName: sale.head.legalName,
    address: [sale.head.street, `${sale.head.postalCode} ${sale.head.city}`.trim()]
      .filter(Boolean)
      .join(', '),
    vatNumber: sale.head.vatNumber,
    note: sale.head.note,
  },
  taxIsAdded: sale.taxIsAdded,
  lines: sale.lines.map(({ title, quantity, unitPrice, discount, total, tax }) => ({
    title,
    quantity,
    unitCents: toCents(unitPrice),
    discountCents: toCents(discount),
    cents: sale.taxIsAdded ? toCents(total) - toCents(tax) : toCents(total),
  })),
  discountCents: toCents(sale.discount),
  taxes: sale.taxes.map(({ name, ratePercent, net, tax }) => ({
    name,
    percent: ratePercent,
    netCents: toCents(net),
    cents: toCents(tax),
  })),
  taxedBeforeCents: toCents(sale.taxedBefore),
  tipCents: toCents(sale.tip),
  roundingCents: toCents(sale.rounding),
  totalCents: toCents(sale.total),
  payments: sale.payments.map(({ method, amount, tendered }) => ({
    method,
    cents: toCents(amount),
    tenderedCents: tendered === null ? null : toCents(tendered),
  })),
});
