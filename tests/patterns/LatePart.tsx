import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

export default function LatePart() {
  return <Late data-is="">Late at {useLocation().pathname}</Late>;
}

const Late = styled.p`
  padding: 22px;
`;
