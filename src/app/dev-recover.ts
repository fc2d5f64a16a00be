import { showFindings } from './dev-findings.ts';

// Development only: stands in for a page that has errors, and gives way to it once they are fixed.
async function look(): Promise<void> {
  const response = await fetch(location.href);
  if (response.ok) location.reload();
  else await showFindings();
}

import.meta.hot?.on('site:update', () => void look());
// They may have been fixed while this script was on its way.
void look();
