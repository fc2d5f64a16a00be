import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styles, { createGlobalStyle, css, styled } from 'styled-components';
import { animated, padded } from './helpers.ts';

// Sections that need no script. `data-is` marks the elements that are measured.

const Base = styled.p`
  padding: 1px;
  color: rgb(1, 2, 3);
`;

function Plain(props: React.ComponentProps<'em'>) {
  return <em {...props} title="plain" />;
}

const Fixed = styled.a.attrs({ href: '#fixed', title: 'Fixed' })`
  padding: 2px;
`;

const Inner = styled.span`
  color: rgb(0, 0, 0);
`;
const Outer = styled.p`
  ${Inner} {
    color: rgb(4, 5, 6);
  }
`;

const Mixed = styled.p`
  ${padded}
  ${css`
    color: rgb(7, 8, 9);
  `}
`;

const ByDefault = styles.p`
  padding: 3px;
`;

const Second = styled(Base)`
  padding: 4px;
`;
const Third = styled(Second)`
  margin: 5px;
`;

const Moving = styled.p`
  ${animated(1)}
`;

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

const rules = { paddingLeft: 12, lineHeight: 2, '&[data-is]': { color: 'rgb(10, 11, 12)' } };
const OfObject = styled.p(rules);

function Named({ className, ...props }: React.ComponentProps<'p'>) {
  return <p className={`named ${className}`} {...props} />;
}
const StyledNamed = styled(Named)`
  padding: 13px;
`;

/** Styles that the build computes: each element has one kind of them. */
export function ScStatic() {
  return (
    <>
      <Base as="strong" data-is="as an element">
        Base
      </Base>
      <Base as={Plain} data-is="as a component">
        Base
      </Base>
      <Fixed data-is="fixed attributes">Fixed</Fixed>
      <Outer>
        <Inner data-is="a component selector">Inner</Inner>
      </Outer>
      <Mixed data-is="fragments in fragments">Mixed</Mixed>
      <ByDefault data-is="the default import">By default</ByDefault>
      <Third data-is="extended twice">Third</Third>
      <Moving data-is="an animation of a helper">Moving</Moving>
      <Room>
        <Fitting data-is="media and container queries">Fitting</Fitting>
      </Room>
      <OfObject data-is="an object">Of an object</OfObject>
      <StyledNamed className="of-user" data-is="a styled component">
        Named
      </StyledNamed>
    </>
  );
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
