import { useState } from 'react';
import { styled } from 'styled-components';

export default function LazyPart({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <Loaded type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </Loaded>
  );
}

const Loaded = styled.button`
  padding: 21px;
`;
