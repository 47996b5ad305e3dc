import { type CajonDeUno, rutasDeDepositos as D, type PorCerrar, rutasDeCierres as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { cierre, cierreEntero, porCerrar } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const DE_ANA: CajonDeUno = {
  ...{ quien: 'Ana Paz', medio: 'caja', nombre: 'Caja del Colegio', esperado: '1000.00', contado: '989.50' },
  ...{ diferencia: '-10.50', motivo: 'Un vuelto de más' },
  entrega: { id: 7, entregada_en: '2026-03-21T20:00:00.000Z', ya_contada: false },
};
const DE_BETO: CajonDeUno = {
  ...{ quien: 'Beto Gil', medio: 'caja', nombre: 'Caja del Colegio', esperado: '300.00', entrega: null },
  ...{ contado: null, diferencia: null, motivo: null },
};
const conCajones = (
  cajones: CajonDeUno[],
  faltan: string[],
  suyo: Partial<NonNullable<PorCerrar['cajon'][number]['entregado']>> = {},
): PorCerrar => {
  const [caja, ...otros] = porCerrar().cajon;
  if (!caja) throw new Error('No hay caja');
  const entregado = {
    ...{ esperado: '1500.00', diferencia: '-10.50', motivo: 'Ana Paz: Un vuelto de más', faltan, ya_contado: false },
    propuesta: faltan.length > 0 ? null : '1489.50',
    ...suyo,
  };
  return porCerrar({ cajones, entregas: { cuantas: 1, ultima: 7 }, cajon: [{ ...caja, entregado }, ...otros] });
};

let cuerpos: unknown[] = [];
beforeEach(() => {
  cuerpos = [];
  responder(D.loQueHayPorDepositar, { medios: [], bancos: [] });
  responder(D.depositos, pagina([]));
  responder(R.contraElLibro, { distintas: [] });
  responder(R.cierres, pagina([cierre()]));
  responder(R.cerrarElDia, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'El 21/03/2026 quedó cerrado, con el N.º 4.', cierre: cierre({ id: 10, numero: 4 }) };
  });
});
const abrir = async (direccion = '/colegio/tesoreria/cierres') => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  render(<RouterProvider router={createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] })} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
};
const dialogoDeCierre = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el día…' }, DEMORA));
  return within(await screen.findByRole('dialog', { name: /^Cerrar el/ }, DEMORA));
};

test('si todos entregaron, lo contado y su motivo ya están: se cierra con lo que se entregó', async () => {
  responder(R.porCerrar, conCajones([DE_ANA], []));
  await abrir();
  const dialogo = await dialogoDeCierre();
  expect(dialogo.getByRole('table', { name: 'Lo que entregó cada uno' })).toHaveTextContent(/Ana Paz.*989,50/);
  expect(dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/)).toHaveValue('1.489,50');
  expect(dialogo.getByText(/^En lo entregado: Faltan \$\s*10,50\.$/)).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));
  await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.');
  expect(cuerpos).toMatchObject([
    {
      entregas: { cuantas: 1, ultima: 7 },
      arqueo: [{ medio: 'caja', contado: '1489.50', esperado: '1500.00', motivo: 'Ana Paz: Un vuelto de más' }, {}, {}],
    },
  ]);
});

test('si alguien no entregó, se dice quién, y hay que contarlo', async () => {
  responder(R.porCerrar, conCajones([DE_ANA, DE_BETO], ['Beto Gil']));
  await abrir();
  const afuera = await screen.findByRole('table', { name: 'Lo que entregó cada uno' }, DEMORA);
  expect(within(afuera).getByRole('row', { name: /^Beto Gil/ })).toHaveTextContent('No lo entregó');
  const dialogo = await dialogoDeCierre();
  expect(dialogo.getByText(/^Sin entregar lo de Beto Gil: contalo vos\./)).toBeVisible();
  const efectivo = dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/);
  expect(efectivo).toHaveValue('');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));
  expect(efectivo).toHaveFocus();
  expect(cuerpos).toEqual([]);
});

test('el cierre dice lo que entregó cada uno', async () => {
  responder(R.cierre, cierreEntero({ cajones: [DE_ANA, DE_BETO] }));
  await abrir('/colegio/tesoreria/cierres/9');
  const tabla = await screen.findByRole('table', { name: 'Lo que entregó cada uno' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /^Ana Paz/ })).toHaveTextContent(/1\.000,00.*989,50.*Un vuelto de más/);
});

test('lo que se entregó no dice lo que hay si quedó algo de antes, o si un cierre ya contó una parte', async () => {
  responder(R.porCerrar, conCajones([DE_ANA], [], { esperado: '1000.00', propuesta: null }));
  await abrir();
  const dialogo = await dialogoDeCierre();
  expect(dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/)).toHaveValue('');
  expect(
    dialogo.getByText(
      /^Se entregaron \$\s*1\.000,00; los otros \$\s*500,00 no están en lo entregado hasta ese día: contalo todo\. En lo entregado/,
    ),
  ).toBeVisible();
  responder(R.cerrarElDia, () => problema(409, 'Mientras mirabas entró o salió algo.'));
  const otra = { ...DE_ANA, entrega: { id: 7, entregada_en: '2026-03-21T20:00:00.000Z', ya_contada: true } };
  responder(
    R.porCerrar,
    conCajones([otra], [], {
      ...{ esperado: '0.00', diferencia: '0.00', motivo: null },
      ya_contado: true,
      propuesta: null,
    }),
  );
  await userEvent.type(dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/), '1500');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));
  expect(await dialogo.findByText(/^Una parte de lo entregado ya la contó un cierre anterior/)).toBeVisible();
});

test('lo que se propone es lo de ahora: si cambió mientras se miraba, cambia lo que nadie escribió', async () => {
  responder(R.porCerrar, conCajones([DE_ANA], []));
  responder(R.cerrarElDia, () => problema(409, 'Mientras mirabas entró o salió algo.'));
  await abrir();
  const dialogo = await dialogoDeCierre();
  const efectivo = dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/);
  expect(efectivo).toHaveValue('1.489,50');
  const conOtra = conCajones([DE_ANA], [], { esperado: '1600.00', propuesta: '1589.50' });
  responder(R.porCerrar, {
    ...conOtra,
    cajon: conOtra.cajon.map((uno) => (uno.medio === 'caja' ? { ...uno, hay: '1600.00' } : uno)),
  });
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));
  await expect.poll(() => (efectivo as HTMLInputElement).value, { timeout: 8000 }).toBe('1.589,50');
  await userEvent.clear(efectivo);
  await userEvent.type(efectivo, '1590');
  responder(R.porCerrar, conCajones([DE_ANA], []));
  await userEvent.type(dialogo.getByLabelText(/^Caja del Colegio: por qué falta o sobra/), 'Un vuelto');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));
  expect(await dialogo.findByText(/^Tendría que haber \$\s*1\.500,00\.$/)).toBeInTheDocument();
  expect(efectivo).toHaveValue('1.590,00');
});

test('mientras se lee otro día no se cierra con lo que se ve del anterior', async () => {
  responder(R.porCerrar, conCajones([DE_ANA], []));
  await abrir();
  const cerrar = await screen.findByRole('button', { name: 'Cerrar el día…' }, DEMORA);
  let soltar = () => {};
  const leido = new Promise<void>((listo) => {
    soltar = listo;
  });
  responder(R.porCerrar, async () => {
    await leido;
    return porCerrar({ dia: '2026-03-20' });
  });
  const dia = screen.getByLabelText(/^Hasta el día/);
  await userEvent.clear(dia);
  await userEvent.type(dia, '20/03/2026');
  await userEvent.tab();
  await expect.poll(() => (cerrar as HTMLButtonElement).disabled, { timeout: 8000 }).toBe(true);
  soltar();
  await expect.poll(() => (cerrar as HTMLButtonElement).disabled, { timeout: 8000 }).toBe(false);
});
