import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styles, { createGlobalStyle, css, styled } from 'styled-components';
import { animated, padded } from './helpers.ts';

// One section for each pattern that needs no script. `data-is` marks the element that is measured.

const Base = styled.p`
  padding: 1px;
  color: rgb(1, 2, 3);
`;

export function ScAs() {
  return (
    <>
      <Base as="strong" data-is="element">
        As an element
      </Base>
      <Base as={Plain} data-is="component">
        As a component
      </Base>
    </>
  );
}

function Plain(props: React.ComponentProps<'em'>) {
  return <em {...props} title="plain" />;
}

const Fixed = styled.a.attrs({ href: '#fixed', title: 'Fixed' })`
  padding: 2px;
`;

export function ScAttrsStatic() {
  return <Fixed data-is="">Fixed attributes</Fixed>;
}

const Inner = styled.span`
  color: rgb(0, 0, 0);
`;
const Outer = styled.p`
  ${Inner} {
    color: rgb(4, 5, 6);
  }
`;

export function ScComponentSelector() {
  return (
    <Outer>
      <Inner data-is="">A component selector</Inner>
    </Outer>
  );
}

const Mixed = styled.p`
  ${padded}
  ${css`
    color: rgb(7, 8, 9);
  `}
`;

export function ScCssInCss() {
  return <Mixed data-is="">Fragments in fragments</Mixed>;
}

const ByDefault = styles.p`
  padding: 3px;
`;

export function ScDefaultImport() {
  return <ByDefault data-is="">The default import</ByDefault>;
}

const Second = styled(Base)`
  padding: 4px;
`;
const Third = styled(Second)`
  margin: 5px;
`;

export function ScExtending() {
  return <Third data-is="">Extended twice</Third>;
}

const OfPage = createGlobalStyle`
  html { --of-page: here; }
  .of-page { padding: 6px; }
`;

export function StaticGlobalStyle() {
  return (
    <>
      <OfPage />
      <p className="of-page" data-is="">
        A global style
      </p>
    </>
  );
}

const Moving = styled.p`
  ${animated(1)}
`;

export function ScKeyframesInHelper() {
  return <Moving data-is="">An animation of a helper</Moving>;
}

const Room = styled.div`
  container-type: inline-size;
`;
const Fitting = styled.p`
  @media (min-width: 10px) {
    padding: 8px;
  }
  @container (min-width: 10px) {
    margin: 11px;
  }
`;

export function ScMediaContainer() {
  return (
    <Room>
      <Fitting data-is="">Media and container queries</Fitting>
    </Room>
  );
}

const rules = { paddingLeft: 12, lineHeight: 2, '&[data-is]': { color: 'rgb(10, 11, 12)' } };
const OfObject = styled.p(rules);

export function ScObjectStyles() {
  return <OfObject data-is="">An object</OfObject>;
}

function Named({ className, ...props }: React.ComponentProps<'p'>) {
  return <p className={`named ${className}`} {...props} />;
}
const StyledNamed = styled(Named)`
  padding: 13px;
`;

export function ScStyledComponent() {
  return (
    <StyledNamed className="of-user" data-is="">
      A styled component
    </StyledNamed>
  );
}

const Bar = styled.p`
  width: var(--width);
`;

export function StaticVariable({ title }: { title: string }) {
  return (
    <Bar style={{ '--width': `${title.length}px`, fontFamily: '"A;}</style>", serif' }} data-is="">
      Custom property
    </Bar>
  );
}

export function StaticId() {
  const id = useId();
  return (
    <p id={id} aria-labelledby={id} data-is="">
      An id
    </p>
  );
}

export function StaticRouter() {
  const { pathname } = useLocation();
  return (
    <p>
      <Link to="/growing/beans" data-is="link">
        Beans
      </Link>
      <NavLink to="/patterns" data-is="here">
        {pathname}
      </NavLink>
    </p>
  );
}
