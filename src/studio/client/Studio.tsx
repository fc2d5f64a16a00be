/* The whole window. */
import { FormPanel } from './form/FormPanel.tsx';
import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';
import { useStudio } from './store.ts';
import { Toolbar } from './Toolbar.tsx';

export function Studio() {
  const isReady = useStudio(({ site, page }) => site !== undefined && page !== undefined);
  const isFormShown = useStudio((state) => state.isFormShown);
  const said = useStudio((state) => state.said);
  return (
    <div className="studio" data-shows={isFormShown ? 'form' : 'page'}>
      {isReady && (
        <>
          <Toolbar />
          <Notices />
          <main className="halves">
            <Frame />
            <FormPanel />
          </main>
        </>
      )}
      <p className="unseen" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
