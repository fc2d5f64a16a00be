import { showFindings } from './dev-findings.ts';

// Development only: replaces a page that has errors, and reloads it after their fix.
async function look(): Promise<void> {
  const response = await fetch(location.href);
  if (response.ok) location.reload();
  else await showFindings();
}

import.meta.hot?.on('site:checked', () => void look());
// A fix may have been saved while this script was loading.
void look();
