import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoginRecord } from './login-record.entity.js';
import { LoginRecordsSweeperService } from './login-records-sweeper.service.js';
import { LoginRecordsRepository } from './login-records.repository.js';
import { LoginRecordsService } from './login-records.service.js';

/** Records failed log-ins, and log-ins of team members, for ninety days. */
@Module({
  imports: [TypeOrmModule.forFeature([LoginRecord])],
  providers: [LoginRecordsRepository, LoginRecordsService, LoginRecordsSweeperService],
  exports: [LoginRecordsService],
})
export class LoginRecordsModule {}
