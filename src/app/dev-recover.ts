// Development only: stands in for a page that has errors, and gives way to it once they are mended.
import.meta.hot?.on('site:update', () => location.reload());
