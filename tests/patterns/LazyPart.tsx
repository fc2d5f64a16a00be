import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

export default function LazyPart({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <Loaded type="button" onClick={() => setCount(count + 1)} data-is="">
      {name} {count} at {useLocation().pathname}
    </Loaded>
  );
}

const Loaded = styled.button`
  padding: 21px;
`;
