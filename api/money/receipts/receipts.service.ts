import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ReadBookingsService } from '../../booking/booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toCents } from '../../common/money/currency-step.js';
import { inTransaction } from '../../database/transaction.js';
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
    @InjectDataSource() private readonly source: DataSource,
    private readonly sales: SalesService,
    private readonly bookings: ReadBookingsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
  ) {}

  emailReceipt(id: string, { email: to }: EmailReceiptDto, actor: CurrentUser): Promise<void> {
    return inTransaction(this.source, async (within) => {
      const sale = await this.sales.showSale(id, within);
      if (sale.label === null) throw tillElsewhere();
      const [booking] = sale.booking ? await this.bookings.list([sale.booking._id], within) : [];
      const facts = receiptFactsOf(sale, sale.label);
      await this.mailer.enqueue(
        { kind: 'receipt', to, facts, userId: booking?.clientId ?? null, lang: booking?.lang ?? null },
        within,
      );
      await this.audit.record(
        { actor, action: 'sale.receipt-sent', object: { type: 'sale', id: sale._id } },
        within,
      );
    });
  }
}

/** What is on it, as it was when it was made: whatever is given back afterwards has a receipt of its own. */
const receiptFactsOf = (sale: SaleView, label: string): FactsByKind['receipt'] => ({
  label,
  madeAt: sale.madeAt,
  isRefund: sale.kind === 'refund',
  ofLabel: sale.ofSale?.label ?? '',
  clientName: sale.booking?.clientName ?? '',
  currency: sale.currency.code,
  lines: sale.lines.map(({ title, quantity, total }) => ({ title, quantity, cents: toCents(total) })),
  discountCents: toCents(sale.discount),
  taxes: sale.taxes.map(({ name, ratePercent, tax }) => ({
    name,
    percent: ratePercent,
    cents: toCents(tax),
  })),
  tipCents: toCents(sale.tip),
  roundingCents: toCents(sale.rounding),
  totalCents: toCents(sale.total),
  payments: sale.payments.map(({ method, amount }) => ({ method, cents: toCents(amount) })),
});
