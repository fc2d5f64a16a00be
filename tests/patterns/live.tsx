import { Dialog } from '@base-ui/react/dialog';
import {
  Component,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useActionState,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal, useFormStatus } from 'react-dom';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';

// Sections that React hydrates. Each has a button, whose click is the interaction.

const Tone = createContext('none');

function ToneName() {
  return <p data-is="context">{useContext(Tone)}</p>;
}

const Pressable = styled.button`
  padding: 16px;

  &[aria-pressed='true'] {
    padding: 17px;
  }
`;
const Bar = styled.p`
  width: var(--width);
  opacity: 1;
`;
const Field = styled.input`
  padding: 15px;
`;

/** State, a context, an id, a ref, and styles that depend on the state. */
export function ReactState() {
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Tone value={count === 0 ? 'dark' : 'light'}>
      <Pressable
        type="button"
        aria-pressed={count > 0}
        onClick={() => {
          setCount(count + 1);
          field.current?.focus();
        }}
      >
        Clicked {count}
      </Pressable>
      <ToneName />
      <Bar style={{ '--width': `${18 + count}px`, opacity: count ? undefined : 0.5 }} data-is="bar">
        Bar
      </Bar>
      <label htmlFor={id}>Named by its label</label>
      <Field ref={field} id={id} data-is="field" />
    </Tone>
  );
}

const Panel = styled(Dialog.Popup)`
  padding: 23px;
`;

export function PackageDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Panel data-is="">
          <Dialog.Title>A dialog of a package</Dialog.Title>
          <input aria-label="First" />
          <Dialog.Close>Close</Dialog.Close>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

let starts = 0;

function Marking() {
  useEffect(() => {
    document.documentElement.dataset.effect = String(++starts);
    return () => {
      delete document.documentElement.dataset.effect;
    };
  }, []);
  return null;
}

const Locked = createGlobalStyle`
  body { --locked: yes; }
`;
const Floating = styled.p`
  padding: 14px;
`;

/** An effect, a global style and a portal, which are outside the section. */
export function ReactOutside() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <>
          <Marking />
          <Locked />
          {createPortal(<Floating id="floating">Floating</Floating>, document.body)}
        </>
      )}
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch({ stack = '' }: Error) {
    document.documentElement.dataset.stack = stack;
  }

  override render() {
    return this.state.failed ? <p data-is="">Caught</p> : this.props.children;
  }
}

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error('An intended error');
  return <p data-is="">Sound</p>;
}

export function ReactErrorBoundary() {
  const [fails, setFails] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFails(true)}>
        Fail
      </button>
      <Boundary>
        <Failing fails={fails} />
      </Boundary>
    </>
  );
}

export function ReactForm() {
  const [name, setName] = useState('Ada');
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`${name} ${String(new FormData(event.currentTarget).get('size'))}`);
      }}
    >
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <select name="size" defaultValue="large">
        <option>small</option>
        <option>large</option>
      </select>
      <button>Send</button>
      <output data-is="">{sent || 'Not sent'}</output>
    </form>
  );
}

export function ReactFormAction() {
  const [sent, send] = useActionState(
    (before: number, data: FormData) => before + data.getAll('name').length,
    0,
  );
  return (
    <form action={send}>
      <input name="name" defaultValue="Ada" />
      <SendButton />
      <output data-is="">Sent {sent}</output>
    </form>
  );
}

function SendButton() {
  return <button disabled={useFormStatus().pending}>Send</button>;
}

const Part = lazy(() => import('./LazyPart.tsx'));

export function ReactLazyAtOnce() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Part name="At once" />
    </Suspense>
  );
}

export function RouterLive() {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          setQuery({ sort: 'name' });
        }}
      >
        Sort
      </button>
      <p data-is="">
        {pathname} {search} {query.get('sort')} {count}
      </p>
      <Link to="/growing/beans">Beans</Link>
      <button type="button" onClick={() => void navigate('/growing/beans')}>
        Go
      </button>
    </>
  );
}
