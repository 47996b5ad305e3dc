import { rutasDeRendiciones as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { ORIGENES, rendicion, renglon } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };

test('el cobrador que ya no se usa se ofrece, dicho; y un archivo con días de dos acuerdos dice los dos', async () => {
  responder(R.origenesDeRendicion, { items: ORIGENES.map((uno) => ({ ...uno, se_usa: uno.clave !== 'siro' })) });
  const acordados = [
    { por_ciento: '1.00', desde: '2015-01-01', de_referencia: true },
    null,
    { por_ciento: '2.50', desde: '2026-03-20', de_referencia: false },
  ];
  responder(R.rendicion, rendicion({ acordados }));
  responder(R.rendiciones, pagina([rendicion()]));
  responder(R.renglonesDeRendicion, pagina([renglon()]));
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/rendiciones'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('option', { name: 'SIRO (Banco Roela) (ya no se usa)' }, DEMORA)).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Link Pagos (Red Link)' })).toBeInTheDocument();
  await router.navigate('/colegio/tesoreria/rendiciones/4');
  expect(
    await screen.findByText(
      /el día de cada cobro: 1 % desde el 01\/01\/2015, valor de referencia; después, nada todavía; después, 2,5 % desde el 20\/03\/2026\.$/,
      undefined,
      DEMORA,
    ),
  ).toBeInTheDocument();
});
