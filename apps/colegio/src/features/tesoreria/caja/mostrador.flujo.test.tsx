import { type DeudaEnCaja, type EmisionEnCaja, rutasDeCaja } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { type FilaDePersonas, rutasDePersonas } from '@colega/contract/perfil';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { cuponDeCaja, deudaEnCaja, itemPorLiquidar, OPCIONES_DE_CAJA } from '../../../testing/datos-de-la-caja.ts';
import { filaDePersona } from '../../../testing/datos-de-una-ficha.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

type Pedido = { clave: string | null; cuerpo: EmisionEnCaja };
const emisiones: Pedido[] = [];
const buscados: (string | null)[] = [];
const mirados: string[] = [];
const NUEVO = cuponDeCaja({
  id: 90,
  numero_boleta: 10_300,
  circuito: 'matriculados',
  legajo: null,
  a_pagar: '98000.00',
});

const responderPersonas = (...items: FilaDePersonas[]) =>
  responder(rutasDePersonas.personas, ({ request }) => {
    buscados.push(new URL(request.url).searchParams.get('texto'));
    return { items, pagination: { total_items: items.length, current: 1, pages: 1 } };
  });
const responderDeuda = (deuda: DeudaEnCaja) =>
  responder(rutasDeCaja.deudaEnCaja, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    mirados.push(`${pathname.split('/').at(-1)}${search}`);
    return deuda;
  });

beforeEach(() => {
  for (const lista of [emisiones, buscados, mirados]) lista.length = 0;
  responder(rutasDeCaja.opcionesDeCaja, OPCIONES_DE_CAJA);
  responder(rutasDeCaja.cuponDeCaja, ({ request }) => {
    const codigo = new URL(request.url).searchParams.get('codigo');
    if (codigo === '10300') return NUEVO;
    if (codigo === '10245') return cuponDeCaja();
    if (codigo === '8')
      return cuponDeCaja({
        ...{ id: 8, numero_boleta: 8, circuito: 'matriculados', situacion: 'vencido', legajo: null, a_pagar: null },
        impide: 'El cupón N.º 8 venció el 01/11/2026: hay que generar otro.',
      });
    return problema(404, `No hay un cupón con el número ${codigo}.`, [
      { campo: 'codigo', mensaje: `No hay un cupón con el número ${codigo}.` },
    ]);
  });
  responder(rutasDeCaja.emitirEnCaja, async ({ request }) => {
    emisiones.push({
      clave: request.headers.get('idempotency-key'),
      cuerpo: (await request.json()) as EmisionEnCaja,
    });
    const message = 'Cupón N.º 10300, emitido por $ 98.000,00.';
    return { id: 90, numero_boleta: 10_300, importe: '98000.00', pago: false, message };
  });
  responderPersonas(filaDePersona());
  responderDeuda(deudaEnCaja());
});

const abrir = async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/caja'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Caja' }, { timeout: 8000 });
};
const lector = () => screen.getByLabelText('Cupón o persona');
const escribir = (codigo: string) => userEvent.type(lector(), `${codigo}{Enter}`);
const panel = () => screen.findByRole('region', { name: 'García, María Elena' });
const tabla = () => screen.findByRole('table', { name: 'Cupones por cobrar' });
const boton = (name: RegExp) => screen.findByRole('button', { name });

test('quien viene sin cupón: por su nombre, lo que debe; se emite el de lo elegido y entra en la lista, con el teclado solo', async () => {
  await abrir();
  await userEvent.keyboard('García{Enter}');
  const suyo = within(await panel());
  expect(buscados).toEqual(['García']);
  expect(suyo.getByText(/27-22233344-7/)).toBeInTheDocument();
  expect(lector()).toHaveFocus();
  const arancel = suyo.getByRole('checkbox', { name: 'ARANCEL 2026' });
  const [cuota1, cuota2] = [/CUOTA 1 2026/, /CUOTA 2 2026/].map((name) => suyo.getByRole('checkbox', { name }));
  expect(arancel).toBeChecked();
  expect(arancel).toHaveAccessibleDescription(/T-12\.345 · Vence el 31\/12\/2026 \$\s98\.000,00$/);
  expect(await boton(/^Emitir el cupón de \$\s246\.000,00$/)).toBeInTheDocument();
  cuota1?.focus();
  await userEvent.keyboard(' ');
  expect([cuota1, cuota2].map((una) => (una as HTMLInputElement).checked)).toEqual([false, false]);
  (await boton(/^Emitir el cupón de \$\s98\.000,00$/)).focus();
  responderDeuda(deudaEnCaja({ items_vigentes: [], cupones: [NUEVO] }));
  await userEvent.keyboard('{Enter}');
  expect(within(await tabla()).getByRole('row', { name: /N\.º 10300/ })).toHaveTextContent(/98\.000,00/);
  expect(await suyo.findByText(/Cupón N\.º 10300, emitido/)).toBeInTheDocument();
  expect(within(await panel()).getByText('En la lista')).toBeInTheDocument();
  await waitFor(() => expect(lector()).toHaveFocus());
  expect(emisiones).toHaveLength(1);
  expect(emisiones[0]?.clave).toMatch(/\w/);
  expect(emisiones[0]?.cuerpo).toMatchObject({ importe_total: '98000.00' });
  expect(emisiones[0]?.cuerpo.items_vigentes.map((item) => item.seleccionadoParaLiquidar)).toEqual([
    true,
    false,
    false,
  ]);
});

test('sus cupones por pagar se agregan a la lista', async () => {
  responderDeuda(deudaEnCaja({ cupones: [cuponDeCaja()], items_vigentes: [] }));
  await abrir();
  await escribir('27-22233344-7');
  expect(within(await panel()).getByText(/No debe nada de sus matrículas/)).toBeInTheDocument();
  await userEvent.click(await boton(/^Agregar el cupón N\.º 10245$/));
  expect(within(await tabla()).getByRole('row', { name: /10245/ })).toBeInTheDocument();
  await waitFor(() => expect(lector()).toHaveFocus());
});

test('si hay varios así se elige quién es; un número que no es de un cupón puede ser de un legajo', async () => {
  responderPersonas(filaDePersona(), filaDePersona({ id: 71, apellido: 'Sosa', nombre: 'Carla' }));
  await abrir();
  await escribir('2000013');
  expect(await screen.findByText(/No hay un cupón con el número 2000013\. Encontramos 2 personas/)).toBeInTheDocument();
  (await boton(/^Ver lo que debe Sosa, Carla/)).focus();
  await userEvent.keyboard('{Enter}');
  await panel();
  expect(mirados.at(-1)).toBe('71');
  expect(screen.queryByRole('region', { name: '¿Quién es?' })).not.toBeInTheDocument();
  await userEvent.click(await boton(/^Cerrar$/));
  expect(screen.queryByRole('region', { name: 'García, María Elena' })).not.toBeInTheDocument();
  expect(lector()).toHaveFocus();
});

test('las cifras solas son de un cupón: un legajo se busca por su palabra, aunque haya un cupón con ese número', async () => {
  await abrir();
  await escribir('legajo 10245');
  await panel();
  expect(buscados).toEqual(['10245']);
  expect(screen.queryByRole('table', { name: 'Cupones por cobrar' })).not.toBeInTheDocument();
  await escribir('10245');
  expect(within(await tabla()).getByRole('row', { name: /10245/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'García, María Elena' })).not.toBeInTheDocument();
});

test('de nadie se dice al lado del campo, y lo que falló también', async () => {
  responderPersonas();
  await abrir();
  await escribir('Nadie');
  expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos un cupón ni a nadie así.');
  expect(lector()).toHaveAccessibleDescription(/ni a nadie así/);
  responder(rutasDePersonas.personas, () => problema(500, 'Tuvimos un problema.'));
  await escribir('x');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Tuvimos un problema.'));
});

test('uno vencido ofrece otro con lo mismo: viene elegido lo que tenía', async () => {
  responderDeuda(
    deudaEnCaja({
      items_vigentes: [
        itemPorLiquidar({ id: 1, descripcion: 'ARANCEL 2026' }),
        itemPorLiquidar({ id: 4, descripcion: 'ARANCEL 2025', numero: '2025', seleccionadoParaLiquidar: false }),
      ],
    }),
  );
  await abrir();
  await escribir('8');
  expect(await screen.findByRole('alert')).toHaveTextContent(/venció el 01\/11\/2026/);
  (await boton(/^Emitir otro con lo mismo$/)).focus();
  await userEvent.keyboard('{Enter}');
  const suyo = within(await panel());
  expect(mirados.at(-1)).toBe('70?cupon=8');
  expect(suyo.getByRole('checkbox', { name: 'ARANCEL 2025' })).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(lector()).toHaveValue('');
  const emitir = await boton(/^Emitir el cupón de \$\s98\.000,00$/);
  fireEvent.click(emitir);
  fireEvent.click(emitir);
  expect(within(await tabla()).getByRole('row', { name: /N\.º 10300/ })).toBeInTheDocument();
  expect(emisiones).toHaveLength(1);
});

test('lo que no se puede emitir se dice ahí mismo; si los importes cambiaron, se leen otra vez y queda lo elegido', async () => {
  await abrir();
  await escribir('García');
  const suyo = within(await panel());
  await userEvent.click(suyo.getByRole('checkbox', { name: 'ARANCEL 2026' }));
  await userEvent.click(await boton(/^Emitir el cupón/));
  expect(await suyo.findByRole('alert')).toHaveTextContent(/sin seleccionar el ARANCEL|debe seleccionar el ARANCEL/);
  expect(emisiones).toHaveLength(0);
  await userEvent.click(suyo.getByRole('checkbox', { name: 'ARANCEL 2026' }));
  await userEvent.click(suyo.getByRole('checkbox', { name: /CUOTA 1 2026/ }));
  responder(rutasDeCaja.emitirEnCaja, () => problema(409, 'Los importes cambiaron.', undefined, 'liquidacion_cambio'));
  responderDeuda(
    deudaEnCaja({
      items_vigentes: deudaEnCaja().items_vigentes.map((item) => ({ ...item, importe_total: '99000.00' })),
    }),
  );
  await userEvent.click(await boton(/^Emitir el cupón de \$\s98\.000,00$/));
  expect(await suyo.findByRole('alert')).toHaveTextContent('Los importes cambiaron.');
  expect(await boton(/^Emitir el cupón de \$\s99\.000,00$/)).toBeInTheDocument();
});

test('a quien no se le emite se le cobra lo que ya tiene, y se dice por qué', async () => {
  responderDeuda(deudaEnCaja({ impide: 'No se le emite un cupón de su matrícula. Bloqueo vigente: Sanción.' }));
  await abrir();
  await escribir('García');
  expect(within(await panel()).getByText(/Bloqueo vigente: Sanción/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Emitir el cupón/ })).not.toBeInTheDocument();
});

test('si lo que tiene a favor lo cubre, se dice y no hay nada que cobrar', async () => {
  const message = 'Cupón N.º 10300: lo cubrió su saldo a favor, y quedó pago.';
  responder(rutasDeCaja.emitirEnCaja, { id: 90, numero_boleta: 10_300, importe: '0.00', pago: true, message });
  await abrir();
  await escribir('García');
  await panel();
  await userEvent.click(await boton(/^Emitir el cupón/));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Cupones por cobrar' })).not.toBeInTheDocument();
});
