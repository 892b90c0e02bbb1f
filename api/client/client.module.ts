import { type DynamicModule, Module } from '@nestjs/common';
import { ClientController } from './client.controller.js';
import { ClientPage } from './client-page.js';

/** Answers every path that no other room took with the client's page; its files are served before any room is asked. */
@Module({})
export class ClientModule {
  static serving(folder: string): DynamicModule {
    return {
      module: ClientModule,
      controllers: [ClientController],
      providers: [{ provide: ClientPage, useFactory: () => new ClientPage(folder) }],
    };
  }
}
