import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { SessionsModule } from '../../people/sessions/sessions.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { NewsController } from './news.controller.js';
import { NewsEmailsController } from './news-emails.controller.js';
import { NewsEmailsRepository } from './news-emails.repository.js';
import { NewsEmailsService } from './news-emails.service.js';
import { NewsWriterService } from './news-writer.service.js';
import { NewsRepository } from './news.repository.js';
import { NewsService } from './news.service.js';
import { EmailedNews } from './emailed-news.entity.js';
import { NewsReader } from './news-reader.entity.js';
import { SeenNews } from './seen-news.entity.js';

/** News for the desk: what clients and visitors have done since a team member last looked. */
@Module({
  imports: [
    MailModule,
    SalonModule,
    SessionsModule,
    UsersModule,
    TypeOrmModule.forFeature([SeenNews, NewsReader, EmailedNews]),
  ],
  controllers: [NewsEmailsController, NewsController],
  providers: [NewsRepository, NewsService, NewsEmailsRepository, NewsEmailsService, NewsWriterService],
})
export class NewsModule {}
