import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CredentialsService } from './credentials.service.js';
import { ProvedAddresses } from './proved-addresses.js';
import { User } from './user.entity.js';
import { UserListController } from './user-list.controller.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [UserListController, UsersController],
  providers: [CredentialsService, ProvedAddresses, UsersRepository, UsersService],
  exports: [CredentialsService, ProvedAddresses, UsersService],
})
export class UsersModule {}
