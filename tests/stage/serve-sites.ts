import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import { type BuiltFixture, buildFixture, changeContent } from './build-fixture.ts';
import { formDestinations } from './form-recipes.ts';
import { listen, type Listening } from './listen.ts';
import * as sites from './sites.ts';
import { replaceForms } from './variants/forms.ts';
import { leaveOut } from './variants/least.ts';
import { addProvider } from './variants/provider.ts';

/** Raises the rate limit: the receiver sees all tests as one sender. */
const perMinute = 6000;

/** Builds and serves the sites of all specs. Returns a function that stops the servers. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const built: BuiltFixture[] = [];
  const servers: Listening[] = [];
  async function serve(
    { port }: sites.TestedSite,
    site: BuiltFixture,
    options?: Parameters<typeof createSiteServer>[1],
  ): Promise<void> {
    built.push(site);
    servers.push(await listen(createSiteServer(site.folder, options), port));
  }

  // The first build compiles the code that the others share.
  const addAppointment = (pages: string) => changeContent(pages, 'appointment');
  const fixture = await buildFixture({
    change: addAppointment,
    catalogue: true,
    folder: sites.fixtureFolder,
  });
  for (const ending of ['', '-wal', '-shm']) rmSync(sites.fixtureInquiries + ending, { force: true });
  const receiver = mountReceiver(createBuiltForms(fixture.folder), {
    data: sites.fixtureInquiries,
    perMinute,
  });
  await serve(sites.fixtureSite, fixture, { receive: receiver.receive });
  const toArabic = (pages: string) => {
    addAppointment(pages);
    changeContent(pages, 'arabic');
  };
  await serve(sites.arabicSite, await buildFixture({ change: toArabic, catalogue: true }));

  const services = await buildFixture({
    folder: sites.servicesFolder,
    change(pages) {
      changeContent(pages, 'consent');
      replaceForms(pages, formDestinations());
      addProvider(pages, sites.servicesSite);
    },
  });
  addScripts(services.folder);
  await serve(sites.servicesSite, services);
  const mail = await buildFixture({
    base: '/site/',
    change(pages) {
      changeContent(pages, 'loader');
      changeContent(pages, 'night');
      changeContent(pages, 'not-found');
      replaceForms(pages, []);
      addProvider(pages, sites.mailSite);
    },
  });
  addScripts(mail.folder);
  await serve(sites.mailSite, mail);
  await serve(sites.leastSite, await buildFixture({ change: leaveOut }));

  return async () => {
    for (const server of servers) await server.stop();
    await receiver.close();
    for (const site of built) site.remove();
  };
}

/** The scripts that need consent. */
function addScripts(folder: string): void {
  cpSync(join(import.meta.dirname, 'variants/scripts'), join(folder, 'scripts'), { recursive: true });
}
