// Development only: stands in for a page that has errors, and gives way to it once they are mended.
import.meta.hot?.on('site:update', () => location.reload());

// They may have been mended while this script was on its way.
void fetch(location.href).then((response) => {
  if (response.ok) location.reload();
});
