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

// One section for each pattern that React hydrates. Each has a button, whose click is the interaction.

export function ReactState() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count}
    </button>
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

const Tone = createContext('none');

export function ReactContext() {
  const [tone, setTone] = useState('dark');
  return (
    <Tone value={tone}>
      <button type="button" onClick={() => setTone('light')}>
        Change
      </button>
      <ToneName />
    </Tone>
  );
}

function ToneName() {
  return <p data-is="">{useContext(Tone)}</p>;
}

export function ReactEffectCleanup() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOn(true)}>
        Effect
      </button>
      {isOn && <Marking />}
    </>
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

const Floating = styled.p`
  padding: 14px;
`;

export function ReactPortal() {
  const [count, setCount] = useState(-1);
  return (
    <>
      <button type="button" onClick={() => setCount(0)}>
        Open
      </button>
      {count >= 0 &&
        createPortal(
          <Floating id="floating">
            <button type="button" onClick={() => setCount(count + 1)}>
              Floating {count}
            </button>
          </Floating>,
          document.body,
        )}
    </>
  );
}

const Field = styled.input`
  padding: 15px;
`;

export function ReactRefFocus() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => field.current?.focus()}>
        Focus
      </button>
      <Field ref={field} aria-label="Focused" data-is="" />
    </>
  );
}

export function ReactUseId() {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Named by its label</label>
      <input id={id} />
    </>
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

const Locked = createGlobalStyle`
  body { --locked: yes; }
`;

export function ScGlobalStyle() {
  const [isLocked, setLocked] = useState(false);
  return (
    <>
      {isLocked && <Locked />}
      <button type="button" onClick={() => setLocked(!isLocked)}>
        Lock
      </button>
    </>
  );
}

const Pressable = styled.button`
  padding: 16px;

  &[aria-pressed='true'] {
    padding: 17px;
  }
`;

export function ScStateAttribute() {
  const [isOn, setOn] = useState(false);
  return (
    <Pressable type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)} data-is="">
      State
    </Pressable>
  );
}

const Bar = styled.p`
  width: var(--width);
  opacity: 1;
`;

export function ScVariableByStyle() {
  const [width, setWidth] = useState<number | undefined>(18);
  return (
    <>
      <button type="button" onClick={() => setWidth(width === 18 ? 19 : undefined)}>
        Widen
      </button>
      <Bar style={{ '--width': width && `${width}px`, opacity: width ? 0.5 : undefined }} data-is="">
        Bar
      </Bar>
    </>
  );
}
