import { showFindings } from './findings.ts';

// Development only: replaces a page that is missing or has errors, and loads it once it can be shown.
async function recover(): Promise<void> {
  const response = await fetch(location.href);
  if (response.ok) location.reload();
  else await showFindings();
}

import.meta.hot?.on('site:checked', () => void recover());
// A fix may have been saved while this script was loading.
void recover();
