import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { UserCredentialsService } from './user-credentials.service.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [SalonModule, TypeOrmModule.forFeature([User])],
  controllers: [UsersController],
  providers: [DemoAccountsService, UserCredentialsService, UsersRepository, UsersService],
  exports: [DemoAccountsService, UserCredentialsService, UsersService],
})
export class UsersModule {}
