import { rutasDeCupones, rutasDeResumen } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeSesion } from '@colega/contract/sesion';
import { matricula } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filaDeResumen } from '../../../testing/datos-de-cuenta.ts';
import './campos-del-resumen.tsx';
import ResumenDeCuenta from './resumen-de-cuenta.tsx';

const RESUMEN = '/app/cuenta/resumenCuenta/resumen';
const MESES = [
  { mes: '2026-04', pagado: '123000.00', adeudado: '0.00' },
  { mes: '2026-05', pagado: '0.00', adeudado: '0.00' },
  { mes: '2026-11', pagado: '0.10', adeudado: '61500.20' },
];
let pedidos: Record<string, string>[] = [];

const conCargos = (resumen = [filaDeResumen()], pages = 1) =>
  responder(rutasDeResumen.resumenDeCuenta, ({ request, params }) => {
    expect(params.personaId).toBe('70');
    pedidos.push(Object.fromEntries(new URL(request.url).searchParams));
    return { resumen, pagination: { total_items: resumen.length * pages, current: 1, pages } };
  });
const abrir = (direccion = RESUMEN, existe = (_: string) => true) =>
  dibujar(<ResumenDeCuenta />, { patron: RESUMEN, direccion, existe });
const cargo = async (nombre: string) => within(await screen.findByRole('listitem', { name: nombre }));

beforeEach(() => {
  pedidos = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDePerfil.matriculas, pagina([matricula()]));
  responder(rutasDeResumen.resumenPorMes, { meses: [], a_favor: '0.00' });
});
afterEach(() => vi.restoreAllMocks());

test('de cada cargo: matrícula, estado, total, fecha y descripción; pago y pagado son lo mismo [RES-004, RES-006]', async () => {
  conCargos([
    filaDeResumen(),
    filaDeResumen({ id: 2, descripcion: 'ARANCEL 2026', estado: 'PAGADO', fecha_pago: '2026-04-09' }),
    filaDeResumen({ id: 3, descripcion: 'CUOTA 1 2026', estado: 'PAGO', fecha_pago: '2026-08-30T02:10:00Z' }),
  ]);
  abrir();
  const pendiente = await cargo('CUOTA 2 2026');
  for (const texto of ['T-12.345', 'Pendiente', '$ 61.500,00', /^Venc(e|ió) el 30\/11\/2026/])
    expect(pendiente.getByText(texto)).toBeInTheDocument();
  const arancel = await cargo('ARANCEL 2026');
  for (const texto of ['Paga', 'Fecha de pago: 09/04/2026']) expect(arancel.getByText(texto)).toBeInTheDocument();
  const cuota = await cargo('CUOTA 1 2026');
  // 02:10 in Greenwich is still the day before in Buenos Aires.
  for (const texto of ['Paga', 'Fecha de pago: 29/08/2026']) expect(cuota.getByText(texto)).toBeInTheDocument();
});

test('se imprime solo lo que tiene cupón [RES-005]', async () => {
  conCargos([filaDeResumen(), filaDeResumen({ id: 2, descripcion: 'ARANCEL 2026', orden_pago_id: 41 })]);
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  responder(
    rutasDeCupones.imprimirCupon,
    () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
  );
  abrir();
  expect((await cargo('CUOTA 2 2026')).queryByRole('button')).not.toBeInTheDocument();
  const arancel = await cargo('ARANCEL 2026');
  await userEvent.click(arancel.getByRole('button', { name: 'IMPRIMIR el cupón de ARANCEL 2026' }));
  await waitFor(() => expect(bajados).toEqual(['cupon_41.pdf']));
  expect(arancel.getByRole('link', { name: /^Ver el cupón/ })).toHaveAttribute(
    'href',
    '/app/cuenta/resumenCuenta/cupones?cupon=41',
  );
});

test('años, estado y matrícula van a la dirección y a la consulta, de a diez [RES-003, RES-010]', async () => {
  conCargos();
  const { router } = abrir(`${RESUMEN}?anio_hasta=2026`);
  await cargo('CUOTA 2 2026');
  expect(pedidos).toEqual([{ anio_hasta: '2026', page: '1', limit: '10' }]);
  const desde = screen.getByRole('textbox', { name: 'Año desde' });
  await userEvent.type(desde, '20{Tab}');
  expect(desde).toHaveAccessibleDescription('El año debe estar entre 1900 y 2100.');
  await userEvent.type(desde, '24');
  await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual(['Pendiente', 'Paga']);
  await userEvent.click(screen.getByRole('option', { name: 'Pendiente' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Matrícula' }));
  await userEvent.click(await screen.findByRole('option', { name: /^T-12345/ }));
  const elegidos = { anio_desde: '2024', anio_hasta: '2026', estado: 'Pendiente', matricula: '1' };
  await waitFor(() => expect(pedidos.at(-1)).toEqual({ ...elegidos, page: '1', limit: '10' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(elegidos);
});

test('un año fuera de 1900 a 2100, o al revés, se dice y no se pregunta [RES-007, RES-008, RES-009]', async () => {
  conCargos();
  for (const [busqueda, campo, texto] of [
    ['anio_desde=1899', 'Año desde', 'El año debe estar entre 1900 y 2100.'],
    ['anio_desde=nada', 'Año desde', 'El año debe estar entre 1900 y 2100.'],
    ['anio_hasta=2101', 'Año hasta', 'El año debe estar entre 1900 y 2100.'],
    ['anio_desde=2026&anio_hasta=2025', 'Año hasta', 'El campo año hasta no puede ser anterior al año desde'],
  ] as const) {
    const { unmount } = abrir(`${RESUMEN}?${busqueda}`);
    expect(await screen.findByRole('textbox', { name: campo })).toHaveAccessibleDescription(texto);
    expect(screen.getByText('Revisá los filtros')).toBeInTheDocument();
    unmount();
  }
  expect(pedidos).toEqual([]);
  abrir(`${RESUMEN}?anio_desde=1900&anio_hasta=2100`);
  await cargo('CUOTA 2 2026');
});

test('lo pagado y lo adeudado por mes: totales al centavo y una tabla que dice lo mismo que el gráfico', async () => {
  conCargos();
  responder(rutasDeResumen.resumenPorMes, { meses: MESES, a_favor: '0.00' });
  abrir();
  const porMes = within(await screen.findByRole('region', { name: 'Pagado y adeudado por mes' }));
  expect(await porMes.findByText('$ 123.000,10')).toBeInTheDocument();
  expect(porMes.getByText(/^De tus matrículas y del CEP y el timbrado de tus legajos/)).toBeInTheDocument();
  await userEvent.click(porMes.getByText('Ver los importes en una tabla'));
  const filas = porMes.getAllByRole('row').map((fila) => fila.textContent);
  expect(filas).toEqual([
    'MesPagadoAdeudado',
    expect.stringMatching(/^noviembre 2026\$\s0,10\$\s61\.500,20$/),
    expect.stringMatching(/^abril 2026\$\s123\.000,00\$\s0,00$/),
  ]);
});

test('si los totales fallan el listado sigue, y al revés', async () => {
  conCargos();
  responder(rutasDeResumen.resumenPorMes, () => problema(500, 'No'));
  const { unmount } = abrir();
  expect(await screen.findByText('No pudimos cargar los totales por mes.')).toBeInTheDocument();
  await cargo('CUOTA 2 2026');
  unmount();
  responder(rutasDeResumen.resumenPorMes, { meses: MESES, a_favor: '0.00' });
  responder(rutasDeResumen.resumenDeCuenta, () => problema(500, 'No'));
  abrir();
  expect(await screen.findByText('Error al cargar el listado')).toBeInTheDocument();
  expect(await screen.findByText('$ 123.000,10')).toBeInTheDocument();
});

test('las pestañas son una pantalla: la dirección sigue a la pestaña y conserva la búsqueda [RES-001, RES-002]', async () => {
  conCargos();
  const { router } = abrir(`${RESUMEN}?anio_desde=2024`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuenta' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((pestania) => pestania.textContent)).toEqual([
    'Lo que debo',
    'Cupones',
    'Resumen',
  ]);
  expect(screen.getByRole('tab', { name: 'Resumen' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Cupones' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/app/cuenta/resumenCuenta/cupones?anio_desde=2024');
});

test('Liquidar lleva a liquidar; sin permiso no, y dice por qué [LIQ-001, LIQ-002]', async () => {
  conCargos();
  const { unmount } = abrir();
  expect(await screen.findByRole('link', { name: 'Liquidar' })).toHaveAttribute('href', '/app/cuenta/liquidar');
  unmount();
  responder(rutasDeSesion.permisosDePersona, permisos({ liquidar: false }));
  abrir();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Liquidar' })).toHaveAccessibleDescription(
      mensajes.sin_habilidad_liquidar,
    ),
  );
  expect(screen.getByRole('button', { name: 'Liquidar' })).toBeDisabled();
});

test('sin cargos dice qué va a aparecer; con filtros, que se cambien', async () => {
  conCargos([]);
  const { unmount } = abrir();
  expect(await screen.findByText('No hay cargos')).toBeInTheDocument();
  unmount();
  // Without a licence charge there may be a CEP or a stamp.
  responder(rutasDeResumen.resumenPorMes, { meses: MESES, a_favor: '0.00' });
  abrir(`${RESUMEN}?estado=Paga`);
  expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Pagado y adeudado por mes' })).toBeInTheDocument();
});

test('con saldo a favor dice lo que se debe después de usarlo; de una parte de la deuda no dice nada', async () => {
  conCargos();
  responder(rutasDeResumen.resumenPorMes, { meses: MESES, a_favor: '1500.20' });
  const { unmount } = abrir();
  expect(await screen.findByText(/^Debés/)).toHaveTextContent('Debés $ 60.000,00 · tenés $ 1.500,20 a favor');
  unmount();
  abrir(`${RESUMEN}?estado=Pendiente`);
  expect(await screen.findByText('Adeudado', { selector: 'p' })).toBeInTheDocument();
  expect(screen.queryByText(/^Debés/)).not.toBeInTheDocument();
});

test('el saldo que supera la deuda la deja en cero', async () => {
  conCargos();
  responder(rutasDeResumen.resumenPorMes, { meses: MESES, a_favor: '900000.00' });
  abrir();
  expect(await screen.findByText(/^Debés/)).toHaveTextContent('Debés $ 0,00 · tenés $ 900.000,00 a favor');
});

test('el resumen de un año se baja en PDF, con su año en el nombre; si no se puede, se dice por qué [S-893]', async () => {
  conCargos();
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  const anios: unknown[] = [];
  responder(rutasDeResumen.resumenAnual, ({ params }) => {
    anios.push(params);
    return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  });
  abrir();
  const primero = await screen.findByRole('button', { name: /^Descargar el resumen de \d{4} \(PDF\)$/ });
  const este = Number(primero.textContent.replace(/\D/g, ''));
  await userEvent.click(primero);
  await waitFor(() => expect(bajados).toEqual([`resumen_de_${este}.pdf`]));
  await userEvent.click(screen.getByRole('combobox', { name: 'Año del resumen' }));
  expect(await screen.findAllByRole('option')).toHaveLength(10);
  await userEvent.click(screen.getByRole('option', { name: String(este - 1) }));
  const boton = await screen.findByRole('button', { name: `Descargar el resumen de ${este - 1} (PDF)` });
  await userEvent.click(boton);
  await waitFor(() => expect(bajados).toHaveLength(2));
  expect(anios.at(-1)).toMatchObject({ personaId: '70', anio: String(este - 1) });
  responder(rutasDeResumen.resumenAnual, () => problema(422, 'Son demasiados movimientos.'));
  await userEvent.click(boton);
  expect(await screen.findByText('Son demasiados movimientos.')).toBeInTheDocument();
});
