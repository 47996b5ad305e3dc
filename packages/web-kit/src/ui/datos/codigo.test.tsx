import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConCodigos } from './codigo.tsx';

test.each([
  ['ARANCEL 2026 · T-12.345', ['T-12.345']],
  ['R-02.114 · Registro de idóneos', ['R-02.114']],
  ['Certificado CAIE-2026-000002 de 20-25444333-7', ['CAIE-2026-000002', '20-25444333-7']],
  ['Pre-Horizontalidad, medio-ambiente', []],
  ['Resolución 806/12', []],
])('un código no se parte en su guion, y el resto se acomoda: %s', (texto, codigos) => {
  const { container } = render(<ConCodigos texto={texto} />);
  expect(container).toHaveTextContent(texto);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(codigos);
});
