import { Module } from '@nestjs/common';
import { BackupsModule } from './backups/backups.module.js';
import { DailyLookModule } from './daily-look/daily-look.module.js';
import { DemoBooksModule } from './demo-books/demo-books.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { MovingLetterModule } from './moving-letter/moving-letter.module.js';
import { FirstStepsModule } from './first-steps/first-steps.module.js';

/** Backups, checks, first steps and the demo salon. */
@Module({
  imports: [
    FirstStepsModule,
    DemoModule,
    DemoBooksModule,
    BackupsModule,
    DoctorModule,
    DailyLookModule,
    ImportsModule,
    MovingLetterModule,
  ],
})
export class OperationsGroupModule {}
