import { startShell } from '../shell/shell-client.ts';
import { watchIslands } from './watch-islands.ts';
import { awaitNavigation } from './await-navigation.ts';

// Everything a page runs on first load. The page is readable and its links work without this file.
if (import.meta.hot) void import('../development/client.ts').then((dev) => dev.startDevClient());
startShell();
watchIslands();
awaitNavigation();
