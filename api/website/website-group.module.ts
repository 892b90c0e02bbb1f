import { type DynamicModule, Module } from '@nestjs/common';
import { WebsiteModule } from './pages/website.module.js';

@Module({})
export class WebsiteGroupModule {
  /** The website from the folder of the built web app; none where there is no folder. */
  static with(webDir: string | null): DynamicModule {
    return { module: WebsiteGroupModule, imports: webDir ? [WebsiteModule.forRoot(webDir)] : [] };
  }
}
