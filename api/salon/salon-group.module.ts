import { Module } from '@nestjs/common';
import { BookingCountsModule } from './booking-counts/booking-counts.module.js';
import { FaceModule } from './face/face.module.js';
import { OwnWordsModule } from './own-words/own-words.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';
import { PriceChangesModule } from './price-changes/price-changes.module.js';
import { PublicHolidaysModule } from './public-holidays/public-holidays.module.js';
import { ResourcesModule } from './resources/resources.module.js';
import { SalonModule } from './salon/salon.module.js';
import { ServicesModule } from './services/services.module.js';
import { StaffModule } from './staff/staff.module.js';
import { TranslationProgressModule } from './translation-progress/translation-progress.module.js';

/** The salon, its services, its team and its texts. */
@Module({
  imports: [
    SalonModule,
    FaceModule,
    PublicHolidaysModule,
    OwnWordsModule,
    ServicesModule,
    StaffModule,
    ResourcesModule,
    PriceChangesModule,
    BookingCountsModule,
    PortfolioModule,
    TranslationProgressModule,
  ],
})
export class SalonGroupModule {}
