import { Global, Module } from '@nestjs/common';
import { BookingRecordsModule } from '../../booking/booking-records/booking-records.module.js';
import { SchedulingModule } from '../../booking/scheduling/scheduling.module.js';
import { ReviewsModule } from '../../booking/reviews/reviews.module.js';
import { SeriesModule } from '../../booking/series/series.module.js';
import { TimeOffModule } from '../../booking/time-off/time-off.module.js';
import { CheckoutModule } from '../../money/checkout/checkout.module.js';
import { CommissionModule } from '../../money/commission/commission.module.js';
import { LedgerModule } from '../../money/ledger/ledger.module.js';
import { ProductsModule } from '../../money/products/products.module.js';
import { RefundsModule } from '../../money/refunds/refunds.module.js';
import { TillModule } from '../../money/till/till.module.js';
import { TillSettingsModule } from '../../money/till-settings/till-settings.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { MessagesModule } from '../../people/messages/messages.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { DemoEnd } from '../../salon/site-texts/demo-end.port.js';
import { DemoModule } from '../demo/demo.module.js';
import { BooksTillService } from './books-till.service.js';
import { EndDemoService } from './end-demo.service.js';
import { FillBooksService } from './fill-books.service.js';
import { OpenMattersService } from './open-matters.service.js';
import { PastDayService } from './past-day.service.js';
import { PastDaysRepository } from './past-days.repository.js';
import { PastDiaryService } from './past-diary.service.js';
import { PastSalesService } from './past-sales.service.js';
import { PastTillService } from './past-till.service.js';

/** The demo salon's invented books. Global, because the salon announces the end of the demo. */
@Global()
@Module({
  imports: [
    ...[
      AuditModule,
      BookingRecordsModule,
      CheckoutModule,
      ClientsModule,
      CommissionModule,
      DemoModule,
      LedgerModule,
    ],
    ...[ProductsModule, RefundsModule, SchedulingModule, TillModule, TillSettingsModule, UsersModule],
    ...[MessagesModule, ReviewsModule, SeriesModule, TimeOffModule],
  ],
  providers: [
    ...[BooksTillService, FillBooksService, PastDaysRepository],
    ...[OpenMattersService, PastDayService, PastDiaryService, PastSalesService, PastTillService],
    { provide: DemoEnd, useClass: EndDemoService },
  ],
  exports: [DemoEnd],
})
export class DemoBooksModule {}
