/* Starts the studio's document. */
import { createRoot } from 'react-dom/client';
import { keepFocus } from './keep-focus.ts';
import { listenToKeys } from './keys.ts';
import { start } from './pages.ts';
import { Studio } from './Studio.tsx';

const root = document.getElementById('studio')!;
createRoot(root).render(<Studio />);
listenToKeys();
keepFocus(root);
void start();
